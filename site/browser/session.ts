/** Whether somebody is signed in here: nobody can be until there is a members' area. */
export const isSignedIn = (): boolean => false

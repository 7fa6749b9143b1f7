/** Pages for joining, signing in and out, and for a new password. */
export const members = {
  notYet: 'The members’ area opens soon. Until then nobody can join or sign in here.',
  email: 'Email address',
  password: 'Password',
  first: 'First name',
  last: 'Last name',
  or: 'or',
  social: {
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    apple: 'Continue with Apple',
  },
  join: {
    heading: 'Join Pouch',
    lead: 'Free. {welcome} points are yours as soon as your email is confirmed.',
    withEmail: 'Join with email',
    already: 'Already a member?',
    toLogin: 'Log in',
    age: 'I am {age} or older.',
    passwordHint: 'At least 8 characters.',
    create: 'Create account',
  },
  joined: {
    heading: 'You’re in.',
    lead: 'Your email is confirmed and your welcome gift of {welcome} points is on its way.',
    next: 'Find a shop',
    points: 'How points work',
  },
  login: {
    heading: 'Log in',
    lead: 'Good to see you again.',
    withEmail: 'Log in with email',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    toJoin: 'Join free',
    trouble: 'Can’t log in?',
    contact: 'Contact the membership team',
  },
  returning: {
    heading: 'Signing you in',
    lead: 'One moment. If nothing happens, go back to the login page.',
    toLogin: 'To the login page',
  },
  forgot: {
    heading: 'Forgot your password?',
    lead: 'Type in your email address. If there is an account for it, we send you a code for a new password.',
    submit: 'Send the code',
    back: 'Back to the login page',
  },
  reset: {
    heading: 'Choose a new password',
    lead: 'We have sent a code to your email address. It is valid for a short time only.',
    code: 'Code from the email',
    fresh: 'New password',
    submit: 'Save the password',
    again: 'Send the code again',
  },
  leave: {
    heading: 'Signing you out',
    lead: 'One moment. If nothing happens, go on here.',
    go: 'Go on',
  },
}

export type MemberStrings = typeof members

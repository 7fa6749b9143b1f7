/** What the background tells our script in a page. */
export const pageCommands = ['run:stop', 'run:are-you-there'] as const
export type PageCommand = (typeof pageCommands)[number]

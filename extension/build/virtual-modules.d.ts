/** What a script holds for others: `page-parts.ts`. */
declare module 'virtual:page-parts'

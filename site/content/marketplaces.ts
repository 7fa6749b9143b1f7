import { marketplacesFrom } from '#domain/marketplace/settings.ts'

/** With the tags and the departments that this build was given. */
export const marketplacesHere = marketplacesFrom(process.env)

import { marketplacesFrom } from '#domain/marketplace/marketplaces.ts'

/** With the tags that this build was given. */
export const marketplacesHere = marketplacesFrom(process.env)

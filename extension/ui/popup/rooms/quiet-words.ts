import type { Network } from '#domain/standdown/policies.ts'
import type { LogEntry } from '#extension/features/stand-down/stand-down-log.ts'
import { fill } from '#strings/fill.ts'
import type { Words } from '../../words.ts'
import { roomWords } from './room-words.ts'

/** As the networks call themselves. */
const networkNames: Readonly<Record<Exclude<Network, 'any'>, string>> = {
  impact: 'impact.com',
  cj: 'CJ',
  rakuten: 'Rakuten Advertising',
  awin: 'Awin',
  shareasale: 'ShareASale',
  partnerize: 'Partnerize',
  ebay: 'eBay Partner Network',
  amazon: 'Amazon Associates',
}

type Reason = LogEntry['because'][number]

/** A sentence that says why we kept quiet. */
export function reasonWords(reason: Reason, { translation }: Words): string {
  const { reasons, anyNetwork } = roomWords[translation].quiet
  switch (reason.kind) {
    case 'unseen':
      return reasons.unseen
    case 'doubt':
      return reasons[reason.about === 'retailer' ? 'unknownShop' : reason.about]
    case 'parameter':
    case 'host':
    case 'cookie':
    case 'retailer': {
      const network = reason.network === 'any' ? anyNetwork : networkNames[reason.network]
      const name = 'name' in reason ? reason.name : ''
      return fill(reasons[reason.kind], { network, name })
    }
  }
}

/** Until when we keep quiet, in the device's own time. */
export function untilWords(until: LogEntry['until'], { translation, languageTag }: Words): string {
  const words = roomWords[translation].quiet.until
  if (until.kind === 'always') return words.always
  const at = new Date(until.kind === 'time' ? until.at : until.notBefore)
  return fill(words[until.kind], { time: timeWords(at, languageTag) })
}

/** A day and a time, as people of the language write them. */
export function timeWords(at: Date, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  )
}

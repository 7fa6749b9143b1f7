import { fold } from '../lexicon/phrases.ts'
import type { Sight } from '../look.ts'

/** An emptied field, a cleared message or a busy sign only shows that the press was noticed. */
export function isAnswered(sight: Sight, before: Sight): boolean {
  const codesOf = ({ applied }: Sight) => applied.map(({ code }) => code).join('\n')
  return (
    wordsOf(newlySaid(sight, before)).some((words) => !wordsOf(before.messages).includes(words)) ||
    codesOf(sight) !== codesOf(before) ||
    (sight.total !== undefined && sight.total.money.minor !== before.total?.money.minor)
  )
}

/** Whether the page says that it waits for the shop, and didn't before. */
export function isAsking(sight: Sight, before: Sight): boolean {
  return newlySaid(sight, before).some(
    (message) => isUnfinished(message) && !before.messages.includes(message),
  )
}

const waitWords =
  /^(?:loading|please wait|checking|cargando|espere|laden|ladt|bitte warten|chargement|veuillez patienter|caricamento|attendere|even geduld|een ogenblik|einen moment|un instant|un momento|um momento|one moment|ładowanie|prosze czekac|carregando|a carregar|aguarde)\b/

/** What a shop says that it does with a code, in as few words as these. */
const workWords =
  /^(?:applying|verifying|validating|processing|updating|redeeming|adding|working|hold on|just a moment|verification|nous verifions|traitement|comprobando|verificando|validando|aplicando|actualizando|procesando|un segundo|stiamo|bezig|controleren|momentje|sprawdza|przetwarza|trwa|chwil|a verificar|a aplicar|a validar|processando|atualizando|so um momento|moment bitte|einen augenblick|prufe)|\bwird (?:\p{L}+ )?(?:gepruft|ubernommen|angewendet|eingelost|berechnet|aktualisiert|geladen|gesucht)\b|\bwordt (?:\p{L}+ )?(?:gecontroleerd|toegepast|geladen|verwerkt)\b|\b(?:en cours|in corso|en curso|em curso)\b/u

const longestWork = 40

/** "Checking your code…", "Please wait" */
const isUnfinished = (message: string) =>
  /(?:…|\.{3})$/.test(message.trim()) ||
  waitWords.test(fold(message).trim()) ||
  (message.length <= longestWork && workWords.test(fold(message).trim()))

/** What a sight says without the sentences of before: "Please wait…" may come to stand beside one. */
function newlySaid({ messages }: Sight, before: Sight): string[] {
  const old = before.messages.filter(({ length }) => length >= sentence)
  return messages.map((message) =>
    old.includes(message)
      ? message
      : old.reduce((rest, each) => rest.replace(each, ''), message).trim(),
  )
}

/** Shorter texts are labels, which stand in others. */
const sentence = 20

/** A row whose amount has become "…" says nothing new, nor does what isn't finished. */
function wordsOf(messages: readonly string[]): string[] {
  return messages
    .filter((message) => !isUnfinished(message))
    .map((message) => message.replace(/[^\p{L}\s]+/gu, '').trim())
}

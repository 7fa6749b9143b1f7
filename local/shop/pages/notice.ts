import { html } from 'hono/html'
import { raw } from 'hono/html'
import type { Session } from '../trade/session.ts'
import { money, type Html } from './html.ts'

/** What the shop says of the last code, in shops that say it beside the field. */
export function codeMessage(session: Session): Html {
  const { names, message } = session.look
  const beside = message === 'alert' || message === 'under-field'
  const role = message === 'alert' ? raw(' role="alert"') : ''
  const tone = session.notice?.kind === 'refused' ? 'message-bad' : 'message-good'
  return html`<div class="${names.cls('code-message')} ${names.cls(tone)}" ${role}>
    ${beside ? noticeText(session) : ''}
  </div>`
}

/** The same in shops that say it at the top of the page or in a corner of the window. */
export function pageNotice(session: Session): Html {
  const { names, message } = session.look
  const text = message === 'toast' || message === 'banner' ? noticeText(session) : ''
  const tone = session.notice?.kind === 'refused' ? 'message-bad' : 'message-good'
  const place = message === 'toast' ? 'toast' : 'banner'
  return html`<div class="${names.cls('notice')}" role="status">
    ${text === '' ? '' : html`<p class="${names.cls(place)} ${names.cls(tone)}">${text}</p>`}
  </div>`
}

function noticeText({ look, notice, promotions, temperament }: Session): string {
  if (notice === null || (notice.kind === 'refused' && !temperament.saysRefusals)) return ''
  const { code } = notice
  if (notice.kind === 'accepted') return look.phrases.say('accepted', { code })
  if (notice.kind === 'taken-off') return look.phrases.say('takenOff', { code })
  const minimum = promotions.find((promotion) => promotion.code === code)?.minimum ?? 0
  return look.phrases.refuse(notice.refusal, { code, amount: money(look, minimum) })
}

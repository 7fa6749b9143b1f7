import { html } from 'hono/html'
import type { Session } from '../trade/session.ts'
import { onlyCode } from '../trade/till.ts'
import { attributes, type Html } from './html.ts'

/** What takes a code off the basket: words, or a cross that may lack a name. */
export function takeOffControl(session: Session, code: string, shape: 'words' | 'cross'): Html {
  if (!session.temperament.takesOff) return html``
  const { names, phrases, answeredBy, code: look } = session.look
  const { namesCodes } = session.temperament
  const called = namesCodes ? code : onlyCode
  const words = phrases.say('takeOff')
  const content = shape === 'words' ? words : '×'
  const common = {
    class: names.cls('code-remove'),
    'aria-label':
      shape === 'cross' && !look.namelessCross
        ? namesCodes
          ? `${words} ${code}`
          : words
        : undefined,
  }
  if (look.takeOff === 'link' || (answeredBy === 'page' && !mayHoldForm(session))) {
    const href = `/basket/code/remove?code=${encodeURIComponent(called)}`
    return html`<a${attributes({ ...common, href, 'data-code': called })}>${content}</a>`
  }
  if (answeredBy === 'script') {
    return html`<button${attributes({ ...common, type: 'button', 'data-code': called })}>${content}</button>`
  }
  return html`<form method="post" action="/basket/code/remove" class="${names.cls('inline-form')}">
    <input type="hidden" name="token" value="${session.token}" />
    <input type="hidden" name="code" value="${called}" />
    <button${attributes({ ...common, type: 'submit' })}>${content}</button>
  </form>`
}

/** Forms can't stand in forms; a locked field stands in one already. */
function mayHoldForm({ look }: Session): boolean {
  return (
    look.code.applied === 'row' ||
    (look.code.holder === 'own-form' && look.code.applied !== 'locked')
  )
}

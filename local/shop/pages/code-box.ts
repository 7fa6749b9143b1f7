import { html } from 'hono/html'
import type { Session } from '../trade/session.ts'
import { attributes, wrapped, type Html } from './html.ts'
import { codeMessage } from './notice.ts'
import { takeOffControl } from './take-off.ts'

/** Which copy of the box: the only one, or the one for wide or narrow windows. */
export type Copy = 'only' | 'wide' | 'narrow'

export function codeBox(session: Session, copy: Copy): Html {
  const { names, code } = session.look
  const entry = hasEntry(session) ? revealed(session, copy) : html``
  const classes = [names.cls('code-box'), ...(copy === 'only' ? [] : [names.cls(`${copy}-only`)])]
  return html`<div class="${classes.join(' ')}">
    ${wrapped(entry, code.wrappers)} ${codeApplied(session)} ${codeMessage(session)}
  </div>`
}

/** The codes on the basket, where this shop shows them beside the field. */
export function codeApplied(session: Session): Html {
  const { names, code, phrases } = session.look
  const { namesCodes } = session.temperament
  const nameless = phrases.say('namelessDiscount')
  const shown = code.applied === 'chip' || code.applied === 'text' ? session.codes : []
  return html`<div class="${names.cls('code-applied')}">
    ${shown.map((each) =>
      code.applied === 'chip'
        ? html`<span class="${names.cls('chip')}"
            >${namesCodes ? each : nameless} ${takeOffControl(session, each, 'cross')}</span
          >`
        : html`<p>
            <span>${namesCodes ? phrases.say('applied', { code: each }) : nameless}</span>
            ${takeOffControl(session, each, 'words')}
          </p>`,
    )}
  </div>`
}

function hasEntry({ look, codes }: Session): boolean {
  return codes.length === 0 || look.code.entryWhenApplied === 'stays'
}

function revealed(session: Session, copy: Copy): Html {
  const { names, code, phrases } = session.look
  const inside = entry(session, copy)
  if (code.revealed === 'open' || lockedCode(session) !== undefined) return inside
  if (code.revealed === 'details') {
    return html`<details class="${names.cls('code-reveal')}">
      <summary>${phrases.say('reveal')}</summary>
      ${inside}
    </details>`
  }
  if (code.revealed === 'inserted') {
    return html`<div role="button" tabindex="0" class="${names.cls('code-reveal')}">
        ${phrases.say('reveal')}
      </div>
      <template>${inside}</template>`
  }
  const panel = idOf(session, 'code-panel', copy)
  return html`<button
      type="button"
      class="${names.cls('code-reveal')}"
      aria-expanded="false"
      aria-controls="${panel}"
    >
      ${phrases.say('reveal')}
    </button>
    <div id="${panel}" hidden>${inside}</div>`
}

function entry(session: Session, copy: Copy): Html {
  const { names, code, answeredBy } = session.look
  const parts = html`${field(session, copy)} ${button(session, copy)}`
  if (code.holder !== 'own-form')
    return html`<div class="${names.cls('code-entry')}">${parts}</div>`
  const works = answeredBy === 'page' || code.formWorksAlone
  const form = attributes({
    class: names.cls('code-entry'),
    id: code.button === 'outside' ? idOf(session, 'code-form', copy) : undefined,
    method: works ? 'post' : undefined,
    action: works ? '/basket/code' : undefined,
  })
  const token = works ? html`<input type="hidden" name="token" value="${session.token}" />` : ''
  if (code.button !== 'outside') return html`<form ${form}>${token}${parts}</form>`
  return html`<div class="${names.cls('code-entry')}">
    <form ${form}>${token}${field(session, copy)}</form>
    ${button(session, copy)}
  </div>`
}

function field(session: Session, copy: Copy): Html {
  const { names, code, phrases } = session.look
  const locked = lockedCode(session)
  const id = code.hasId || code.label === 'for' ? idOf(session, 'code', copy) : undefined
  const label = phrases.say('field')
  const input = html`<input${attributes({
    type: 'text',
    class: names.cls('code-field'),
    id,
    name: code.hasName ? names.field('code') : undefined,
    placeholder: code.label === 'placeholder' ? label : undefined,
    'aria-label': code.label === 'aria' ? label : undefined,
    autocomplete: 'off',
    value: locked,
    readonly: locked !== undefined,
  })} />`
  if (code.label === 'for') return html`<label for="${id}">${label}</label> ${input}`
  if (code.label === 'wrapping') return html`<label>${label} ${input}</label>`
  return code.label === 'beside'
    ? html`<p>${label}</p>
        ${input}`
    : input
}

function button(session: Session, copy: Copy): Html {
  const { names, code, phrases } = session.look
  const locked = lockedCode(session)
  if (locked !== undefined) return takeOffControl(session, locked, 'words')
  const words = phrases.say('apply')
  const className = names.cls('code-button')
  switch (code.button) {
    case 'input':
      return html`<input type="submit" class="${className}" name="apply" value="${words}" />`
    case 'div':
      return html`<div role="button" tabindex="0" class="${className}">${words}</div>`
    case 'plain':
      return html`<button type="button" class="${className}">${words}</button>`
    case 'outside':
      return html`<button
        type="submit"
        form="${idOf(session, 'code-form', copy)}"
        class="${className}"
      >
        ${words}
      </button>`
    case 'button':
      return html`<button type="submit" class="${className}" name="apply" value="1">
        ${words}
      </button>`
  }
}

/** The code that the field itself shows, in shops that lock it there. */
function lockedCode({ look, codes }: Session): string | undefined {
  return look.code.applied === 'locked' ? codes[0] : undefined
}

function idOf({ look }: Session, part: string, copy: Copy): string {
  return copy === 'narrow' ? `${look.names.id(part)}-2` : look.names.id(part)
}

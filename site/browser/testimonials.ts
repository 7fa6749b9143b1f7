import {
  beginTurn,
  turnAfter,
  turnEvery,
  type Turn,
  type TurnEvent,
} from '#domain/screens/testimonials.ts'

/** Lets each block of testimonials take turns, by itself and by its buttons. */
export function startTestimonials(page: Document): void {
  for (const block of page.querySelectorAll<HTMLElement>('[data-testimonials]')) startBlock(block)
}

function startBlock(block: HTMLElement): void {
  const page = block.ownerDocument
  const view = page.defaultView
  const list = block.querySelector<HTMLElement>('.turn')
  const all = [...block.querySelectorAll<HTMLElement>('[data-testimonial]')]
  if (!view || !list) return
  const flags = all.map(({ dataset }) => dataset.active === 'true')
  let turn = beginTurn(flags, view.matchMedia('(prefers-reduced-motion: reduce)').matches)

  const act = (event: TurnEvent) => {
    const before = turn
    turn = turnAfter(turn, event)
    if (turn !== before) show(block, all, turn)
  }
  list.dataset.turning = ''
  show(block, all, turn)

  block.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-turn]')?.dataset.turn
    if (name !== undefined) act(eventOf(name, turn))
  })
  view.setInterval(() => {
    // Who points at it or stands in it is reading; who looks elsewhere sees nothing.
    if (!page.hidden && !block.matches(':hover, :focus-within')) act('tick')
  }, turnEvery)
}

function eventOf(name: string, { isPaused }: Turn): TurnEvent {
  switch (name) {
    case 'next':
    case 'previous':
      return name
    case 'pause':
      return isPaused ? 'resume' : 'pause'
    default:
      return { show: Number(name) }
  }
}

function show(block: HTMLElement, all: readonly HTMLElement[], turn: Turn): void {
  const { active, isPaused } = turn
  for (const [index, each] of all.entries()) each.dataset.active = String(index === active)
  for (const dot of block.querySelectorAll<HTMLElement>('.dots [data-turn]')) {
    if (dot.dataset.turn === String(active)) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
  // What changes by itself isn't read out; what somebody has asked for is.
  block.querySelector('.turn')?.setAttribute('aria-live', isPaused ? 'polite' : 'off')
  block.toggleAttribute('data-paused', isPaused)
  const button = block.querySelector<HTMLElement>('[data-turn=pause]')
  const { pause = '', resume = '' } = button?.dataset ?? {}
  button?.setAttribute('aria-label', isPaused ? resume : pause)
}

import type { Redrawing } from './redrawings.ts'

/**
 * What shops hang around their pages: none of it says anything of the basket, and much of it has
 * amounts, codes, fields and words of its own, and never stands still.
 */
const surroundings = `
<style>
  .ls-bar, .ls-consent, .ls-fomo, .ls-chat { position: fixed; background: #fff; color: #000; z-index: 50 }
  .ls-consent { inset: auto 0 0 0; padding: 12px } .ls-fomo { left: 12px; bottom: 90px; padding: 8px }
  .ls-chat { right: 12px; bottom: 90px; width: 48px; height: 48px }
  .ls-cover { position: fixed; inset: 0; background: #0008; z-index: 60 }
  .ls-cover > div { position: absolute; inset: 20% 25%; background: #fff; padding: 24px }
</style>
<aside class="ls-viewing"><p><b id="ls-viewers">12</b> people are looking at this right now</p>
  <p>Your basket is reserved for <time id="ls-left">09:59</time></p></aside>
<section class="ls-more"><h2>You may also like</h2>
  <article><h3 id="ls-name">Enamel mug</h3><p><s id="ls-was">£14.00</s> <b id="ls-now">£11.00</b></p>
  <button type="button">Add to basket</button></article></section>
<div class="ls-consent" role="region" aria-label="Cookies"><p>We use cookies to make our shop better.</p>
  <button type="button">Accept all</button> <button type="button">Reject</button></div>
<button type="button" class="ls-chat" aria-label="Chat with us">?</button>
<div class="ls-fomo" role="status" hidden></div>
<div class="ls-cover" role="dialog" aria-modal="true" aria-label="Newsletter" hidden><div>
  <button type="button" aria-label="Close">×</button><h2>10% off your first order</h2>
  <p>Sign up and use code <strong>WELCOME10</strong> at checkout.</p>
  <input type="email" name="ls-email" placeholder="Your e-mail"><button type="button">Sign up</button></div></div>`

/** Ticks, counts, turns and toasts, and asks for an address a while after the page came. */
const motion = `
(() => {
  const at = (name) => document.querySelector(name)
  const goods = [['Linen apron', '£32.00', '£24.50'], ['Oak board', '£45.00', '£39.99'], ['Enamel mug', '£14.00', '£11.00']]
  const buyers = ['Anna from Leeds', 'Tom from Bath', 'Ines from York']
  let second = 0
  setInterval(() => {
    second += 1
    const left = 599 - second
    at('#ls-left').textContent = '0' + Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0')
    at('#ls-viewers').textContent = String(10 + (second * 7) % 5)
    const [name, was, now] = goods[second % 3]
    at('#ls-name').textContent = name; at('#ls-was').textContent = was; at('#ls-now').textContent = now
    const toast = at('.ls-fomo')
    toast.hidden = second % 4 > 1
    toast.textContent = buyers[second % 3] + ' just bought ' + name + ' for ' + now
    if (second === 3) at('.ls-cover').hidden = false
  }, 1000)
  for (const each of document.querySelectorAll('.ls-consent button, .ls-cover button')) {
    each.addEventListener('click', () => { each.closest('.ls-consent, .ls-cover').hidden = true })
  }
})()`

export const liveShop: Redrawing = {
  suits: () => true,
  draw: (document) => {
    const around = document.createElement('div')
    around.innerHTML = surroundings
    const script = document.createElement('script')
    script.textContent = motion
    document.body.append(around, script)
  },
}

import type { Look } from './look.ts'

/** The shop's stylesheet, written for the class names that its seed gives. */
export function styles({ names, palette, totalFirstInDocument }: Look): string {
  const c = (part: string) => `.${names.cls(part)}`
  const totalLast = totalFirstInDocument ? `${c('total-row')} { order: 1; }` : ''
  return `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: ${palette.sand}; color: #22302f; font: 16px/1.55 'Gill Sans', 'Trebuchet MS', system-ui, sans-serif; }
h1, h2, ${c('brand')} { font-family: Georgia, 'Times New Roman', serif; color: ${palette.deep}; line-height: 1.2; }
h1 { font-size: 2rem; margin: 0 0 1.25rem; }
h2 { font-size: 1.2rem; margin: 0 0 .75rem; }
a { color: ${palette.deep}; }
s { color: #6b7472; margin-left: .4em; font-size: .9em; }
ul, dl { list-style: none; margin: 0; padding: 0; }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }

${c('header')} { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; padding: 1rem 1.25rem; background: #fff; border-bottom: 3px solid ${palette.sea}; }
${c('brand')} { font-size: 1.4rem; font-weight: bold; text-decoration: none; margin-right: auto; }
${c('footer')} { padding: 2rem 1.25rem; border-top: 1px solid #d8d2c6; max-width: 70rem; margin: 0 auto; font-size: .9rem; color: #55605e; }

input, select, textarea, button { font: inherit; color: inherit; }
input:not([type=hidden]), select, textarea { padding: .5rem .65rem; border: 1px solid #97a09d; border-radius: 6px; background: #fff; max-width: 100%; }
input[readonly] { background: #eceae4; }
textarea { width: 100%; }
button, input[type=submit], ${c('code-button')} { padding: .5rem .9rem; border: 1px solid ${palette.deep}; border-radius: 6px; background: #fff; color: ${palette.deep}; cursor: pointer; }
${c('code-button')}, ${c('pay-button')}, ${c('checkout-link')}, ${c('bar-link')} { background: ${palette.deep}; color: #fff; }
button:disabled { opacity: .5; }
:focus-visible { outline: 3px solid ${palette.sea}; outline-offset: 2px; }

${c('columns')} { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
aside { display: grid; gap: 1rem; align-content: start; }
${c('lines')} { width: 100%; border-collapse: collapse; display: grid; gap: .75rem; margin-bottom: 1rem; }
${c('lines')} tbody { display: grid; gap: .75rem; }
${c('line')} { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center; padding: .9rem; background: #fff; border-radius: 10px; border: 1px solid #e4ddd0; }
${c('line')} svg { width: 72px; flex: none; display: block; }
${c('line')} td { padding: 0; }
${c('line')} td:nth-child(2), ${c('line-text')} { flex: 1 1 10rem; }
${c('line')} a { font-weight: 600; }
${c('line-price')} { margin: .1rem 0 .4rem; font-size: .92rem; }
${c('line-price')} em { color: #8a3b1f; font-style: normal; margin-left: .4em; }
${c('line-sum')} { margin-left: auto; display: grid; gap: .35rem; justify-items: end; font-variant-numeric: tabular-nums; }
${c('line-remove')}, ${c('code-remove')} { font-size: .85rem; font-weight: normal !important; padding: .15rem .45rem; border: 0; background: none; color: ${palette.deep}; text-decoration: underline; }
${c('quantity')} { width: 4.2rem; }
span${c('quantity')} { width: 2rem; text-align: center; display: inline-block; }
${c('inline-form')} { display: inline-flex; gap: .4rem; align-items: center; margin: 0; }
${c('inline-form')} button { padding: .3rem .6rem; font-size: .85rem; }

${c('summary')}, ${c('code-box')}, ${c('decoy')}, ${c('address')} { background: #fff; border: 1px solid #e4ddd0; border-radius: 10px; padding: 1.1rem; }
${c('summary')} ${c('code-box')} { border: 0; border-bottom: 1px solid #e4ddd0; border-radius: 0; padding: 0 0 1rem; margin-bottom: 1rem; }
section > ${c('code-box')}, form > ${c('code-box')} { margin-bottom: 1rem; }
${c('code-box')} p { margin: 0 0 .35rem; }
${c('code-entry')} { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .35rem 0; }
${c('code-entry')} label, ${c('code-entry')} > p { flex: 1 0 100%; margin: 0; }
${c('code-entry')} > form { flex: 1 1 9rem; display: flex; flex-wrap: wrap; }
${c('code-field')} { flex: 1 1 9rem; min-width: 0; width: 100%; }
${c('code-entry')} > ${c('code-field')} { width: auto; }
button${c('code-reveal')} { border: 0; padding: 0; text-decoration: underline; background: none; }
details${c('code-reveal')} summary { cursor: pointer; color: ${palette.deep}; }
${c('quiet-button')} { margin-bottom: 1rem; }
${c('chip')} { display: inline-flex; gap: .3rem; align-items: center; background: ${palette.sand}; border: 1px solid ${palette.sea}; border-radius: 99px; padding: .1rem .5rem .1rem .8rem; font-size: .9rem; }
${c('chip')} a, ${c('chip')} button { text-decoration: none; }
${c('message-good')} { color: #1b6038; }
${c('message-bad')} { color: #a3281c; }
${c('banner')} { background: #fff; border-left: 4px solid currentcolor; padding: .7rem 1rem; margin: 0 0 1.25rem; }
${c('toast')} { position: fixed; left: 1rem; bottom: 4.5rem; z-index: 5; background: #fff; border: 1px solid currentcolor; border-radius: 8px; padding: .7rem 1rem; margin: 0; box-shadow: 0 6px 20px rgb(0 0 0 / 18%); max-width: calc(100% - 2rem); }

${c('summary-rows')} table { width: 100%; border-collapse: collapse; }
${c('summary-rows')} > dl, ${c('summary-rows')} > ul, ${c('summary-rows')} { display: flex; flex-direction: column; }
${c('row')} { display: flex; justify-content: space-between; gap: 1rem; padding: .3rem 0; font-variant-numeric: tabular-nums; }
${c('row')} th, ${c('row')} dt { font-weight: normal; text-align: left; padding: 0; }
${c('row')} dd, ${c('row')} td { margin: 0; padding: 0; }
${c('row')} > :last-child { white-space: nowrap; }
${c('total-row')} { border-top: 2px solid ${palette.deep}; margin-top: .4rem; padding-top: .6rem; font-size: 1.15rem; font-weight: bold; }
${c('total-row')} small { display: block; font-weight: normal; font-size: .75rem; }
${totalLast}
${c('checkout-link')}, ${c('pay-button')} { display: block; width: 100%; margin-top: 1rem; padding: .8rem; text-align: center; border-radius: 6px; text-decoration: none; font-weight: bold; }
${c('bar')} { position: sticky; bottom: 0; display: flex; gap: 1rem; align-items: center; margin-top: 1.5rem; padding: .7rem 1.25rem; background: #fff; border: 1px solid #e4ddd0; border-radius: 10px 10px 0 0; font-weight: bold; }
${c('bar-link')} { margin-left: auto; padding: .5rem 1rem; border-radius: 6px; text-decoration: none; white-space: nowrap; }
${c('decoy')} { font-size: .92rem; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 0 0 .75rem; }
${c('decoy')} label { flex: 1 0 100%; }
${c('decoy')} input { flex: 1 1 8rem; min-width: 0; }
aside ${c('decoy')} { margin: 0; }
${c('address')} { display: grid; gap: .8rem; align-content: start; }
${c('address')} label { display: grid; gap: .2rem; }

${c('goods')} { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
${c('goods')} li { background: #fff; border: 1px solid #e4ddd0; border-radius: 10px; padding: .9rem; }
${c('goods')} a { display: grid; gap: .6rem; text-decoration: none; font-weight: 600; }
${c('goods')} p { margin: .3rem 0 0; }
${c('product')} { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); }
${c('product')} svg { width: 100%; max-width: 26rem; }
${c('product')} form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
${c('product-price')} { font-size: 1.4rem; }

${c('wide-only')} { display: none; }
@media (min-width: 48rem) {
  ${c('columns')} { grid-template-columns: minmax(0, 1fr) 21rem; }
  ${c('wide-only')} { display: block; }
  ${c('narrow-only')} { display: none; }
}
`
}

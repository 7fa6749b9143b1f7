/** Elements besides those of the rows, `head` and `tbody` among them. */
const elementsOfFrame = 15

/** Elements of one row: itself, a picture, a link, a paragraph and a price. */
const elementsOfRow = 5

/** A basket of so many elements: a long list of goods, then a voucher field and a total. */
export function basketPage(elements: number): string {
  const rows = Math.ceil((elements - elementsOfFrame) / elementsOfRow)
  const goods = Array.from(
    { length: rows },
    (_, number) =>
      `<li><img alt=""><a href="/p/${String(number)}">Mug ${String(number)}</a><p>Stoneware, for tea.</p><b>£${String(number % 90)}.50</b></li>`,
  )
  return `<!doctype html><html lang="en"><title>Basket</title><main><ul>${goods.join('')}</ul>
    <form><label>Voucher code <input name="voucher"></label><button>Apply</button></form>
    <table><tr><th>Total</th><td>£42.00</td></tr></table></main></html>`
}

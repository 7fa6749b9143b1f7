import { plainText } from '../dom/text.ts'
import { allOf, type View } from '../dom/view.ts'
import { fold, words } from '../lexicon/phrases.ts'

/** What baskets and checkouts are called, in headings, titles and addresses. */
const names = [
  'cart|basket|bag|trolley|checkout|order summary|your order|review order|your booking',
  'warenkorb|einkaufswagen|einkaufstasche|kasse|bestellubersicht|deine bestellung|ihre bestellung|zur zahlung',
  'panier|caisse|votre commande|recapitulatif|finaliser',
  'carrito|cesta|carro|tu pedido|finalizar|tu compra',
  'carrello|cassa|il tuo ordine|riepilogo ordine',
  'winkelwagen|winkelmand|winkelmandje|afrekenen|kassa|jouw bestelling|je bestelling',
  'koszyk|kasa|zamowienie|twoje zamowienie|podsumowanie',
  'carrinho|sacola|cesto|finalizar|seu pedido|encomenda',
].join('|')
const calls = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'u')

/** Longer headings speak of something else. */
const longest = 40

/** Whether the page, or a part of it that is open, calls itself a basket or a checkout. */
export function callsItselfBasket(view: View): boolean {
  const { document } = view
  const path = URL.canParse(document.URL) ? new URL(document.URL).pathname : ''
  const [title = ''] = document.title.split(/[|–—•·]| - /)
  const headings = allOf(view, 'h1, h2, [role=dialog][aria-label], [role=heading]')
    .filter((part) => view.isVisible(part))
    .map((part) => part.getAttribute('aria-label') ?? plainText(part))
  return [words(path), title, ...headings].some(
    (text) => text.length <= 2 * longest && calls.test(fold(text)),
  )
}

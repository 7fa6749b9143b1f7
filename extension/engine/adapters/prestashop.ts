import { prestashopRecords } from '../records/prestashop.ts'
import type { Adapter } from './adapter.ts'

/**
 * Basket and checkout of PrestaShop 1.6 to 8 and thirty bees.
 *
 * Facts: PrestaShop/PrestaShop, `themes/classic/templates/checkout/_partials` (cart-voucher.tpl),
 * and 1.6's `default-bootstrap/shopping-cart.tpl`; PrestaShop/hummingbird; saved pages in public
 * repositories (the head's combined files). Its templates were tried over a stand-in of its server.
 *
 * A code's row bears the name of its rule and no code, which the shop's records tell; only codes have
 * a control that takes them off.
 */
export const prestashop: Adapter = {
  name: 'prestashop',
  signs: [
    'meta[name=generator][content="PrestaShop"]',
    'script[src*="/themes/core.js"], link[href*="/themes/classic/"], link[href*="/themes/default-bootstrap/"], link[href*="/assets/cache/theme-"]',
    'script[src*="/modules/ps_"], link[href*="/modules/ps_"]',
    'input[name=discount_name]',
    'input[name=addDiscount], button[name=submitAddDiscount]',
    'body#cart, body#checkout, body#order, body#order-opc',
    '.js-cart-voucher, [data-link-action="remove-voucher"]',
  ],
  hints: {
    reveal: ['.promo-code-button a', 'a.collapse-button[href="#promo-code"]'],
    field: ['input[name=discount_name]'],
    apply: ['button[name=submitAddDiscount]', '#promo-code form button[type=submit]'],
    rules: ['a[href*="deleteDiscount="]'],
    message: ['.js-error-text', '.cart-voucher .js-error'],
    ruleNames: true,
  },
  records: prestashopRecords,
}

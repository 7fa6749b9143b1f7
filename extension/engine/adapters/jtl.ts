import type { Adapter } from './adapter.ts'

/**
 * Basket and last step of the checkout of JTL-Shop 4 and 5. A coupon is a line among the goods, under
 * the name that the shop's owner gave it, which need not be its code. Nothing takes it off; the next one
 * that is accepted takes its place for good.
 *
 * Facts: JTL-Shop 5, `templates/NOVA/basket/cart_items.tpl`, `checkout/inc_order_items.tpl`,
 * `Kupon::acceptCoupon`; 3 is its number of a position that is a coupon. Its templates were tried over
 * a stand-in of its server.
 */
export const jtl: Adapter = {
  name: 'jtl',
  signs: ['input[name=Kuponcode]', 'input[name=jtl_token]', 'form.jtl-validate, form.evo-validate'],
  hints: {
    field: ['input[name=Kuponcode]'],
    applied: ['.type-3', '.type-kupon'],
    fixed: true,
  },
}

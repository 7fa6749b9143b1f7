import { coupons, goods } from '../goods.ts'
import { ownAddress, shopApi } from './shop-api.ts'
import { keeper } from './start-shop.ts'

/**
 * Fills an empty shop by its own API: British, with goods, one way of delivery, payment on delivery
 * and coupons.
 *
 * @param origin where the shop answers, by address.
 */
export async function stockShop(origin: string): Promise<void> {
  const { accessToken } = await shopApi(origin).post('/user/tokens', keeper)
  const api = shopApi(origin, { ...ownAddress(), Authorization: `Bearer ${String(accessToken)}` })

  await api.post('/settings', {
    storeName: 'Harbour Goods',
    storeCountry: 'GB',
    storeCurrency: 'GBP',
    storeLanguage: 'en',
    codPaymentStatus: 1,
    codDisplayName: 'Cash on delivery',
  })
  for (const { sku, name, path, price } of goods) {
    await api.post('/products', {
      ...{ sku, name, price, url_key: path.slice(1), meta_title: name, description: [] },
      ...{ status: 1, visibility: 1, weight: 1, group_id: 1, package_id: 1 },
      ...{ qty: 1000, manage_stock: 1, stock_availability: 1, no_shipping_required: false },
    })
  }
  const zone = await api.post('/shippingZones', { name: 'Britain', countries: ['GB'] })
  const method = await api.post('/shippingProviders/core/methods', {
    name: 'Parcel',
    is_enabled: true,
  })
  await api.post('/shippingProviders/core/rates', {
    ...{ zone_id: zone.uuid, method_id: method.uuid, is_enabled: true, cost: 4.95 },
  })
  for (const coupon of coupons) {
    await api.post('/coupons', {
      ...{ status: 1, description: coupon.coupon, condition: {}, user_condition: {} },
      ...coupon,
    })
  }
}

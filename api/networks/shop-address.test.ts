import { expect, it } from 'vitest'
import { shopAddress } from './shop-address.ts'

it.each([
  ['https://www.brand.example/sale?x=1', 'brand.example', 'https://www.brand.example/'],
  ['https://sale.brand.co.uk/', 'brand.co.uk', 'https://sale.brand.co.uk/'],
  [
    'http://form-post.shop.localhost:4323/',
    'shop.localhost',
    'http://form-post.shop.localhost:4323/',
  ],
  [
    'https://little-shop.myshopify.com/',
    'little-shop.myshopify.com',
    'https://little-shop.myshopify.com/',
  ],
  ['https://WWW.MÖBEL.example/', 'xn--mbel-5qa.example', 'https://www.xn--mbel-5qa.example/'],
])('of %s has the domain %s', (address, domain, url) => {
  expect(shopAddress(address)).toEqual({ domain, url })
})

it.each([
  'https://co.uk/',
  'https://myshopify.com/',
  'https://192.0.2.7/',
  'https://[2001:db8::1]/',
  'https://localhost/',
  'https://user@brand.example/',
  'javascript:alert(1)',
  'www.brand.example',
  '',
])('is none for %s', (address) => {
  expect(shopAddress(address)).toBeUndefined()
})

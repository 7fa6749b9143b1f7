import { serveShop, ShopPortError } from './serve-shop.ts'

try {
  const shop = await serveShop({ port: 4323 })
  console.log(`Demonstration shop: http://shop.localhost:${String(shop.port)}`)
} catch (error) {
  if (!(error instanceof ShopPortError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

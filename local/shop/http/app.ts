import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import ts from 'typescript'
import { lookOf } from '../look/look.ts'
import { styles } from '../look/styles.ts'
import { basketPage, frameAround } from '../pages/basket.ts'
import { checkoutPage, thanksPage } from '../pages/checkout.ts'
import { goodsPage, productPage } from '../pages/goods.ts'
import type { Html } from '../pages/html.ts'
import { productOf } from '../trade/catalogue.ts'
import type { Session } from '../trade/session.ts'
import { placeOrder } from '../trade/till.ts'
import { basketRoutes } from './basket-routes.ts'
import { faulty } from './faulty.ts'
import { network } from './network.ts'
import { timed, type Timing } from './timing.ts'
import { guard, hosts, seedOf, visits, type ShopEnv } from './visits.ts'
import type { Sessions } from '../trade/sessions.ts'

const pageScript = ts.transpileModule(
  readFileSync(new URL('../browser/page-script.ts', import.meta.url), 'utf8'),
  { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 } },
).outputText

/** @param urlOf the address of a temperament, for the list at the plain host. */
export function createShopApp(
  sessions: Sessions,
  urlOf: (temperament: string) => string,
  timing?: Timing,
) {
  const app = new Hono<ShopEnv>()
  app.use(network, hosts(urlOf))

  app.get('/page-script.js', (c) =>
    c.body(pageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/look.css', (c) => {
    const seed = seedOf(c.req.query('look')) ?? 1
    const look = lookOf(c.var.temperament, seed)
    return c.body(styles(look), 200, { 'content-type': 'text/css; charset=utf-8' })
  })

  app.get('/never.png', () => new Promise<never>(() => undefined))

  if (timing !== undefined) app.use(timed(timing))
  app.use(visits(sessions), guard, faulty)
  app.get('/', (c) => c.html(goodsPage(c.var.session, c.req.query('q') ?? '')))
  app.get('/goods/:slug', (c) => {
    const product = productOf(c.req.param('slug'))
    return product === undefined ? c.notFound() : c.html(productPage(c.var.session, product))
  })
  for (const path of ['/basket', '/cart', '/bag']) {
    app.get(path, (c) => {
      const { session, temperament } = c.var
      const isFrame = c.req.header('sec-fetch-dest') === 'iframe'
      const { framesBasket } = temperament
      if (framesBasket === 'not' || session.lines.length === 0 || isFrame) {
        return c.html(said(session, basketPage))
      }
      const host = framesBasket === 'elsewhere' ? frameHost(c.req.url) : undefined
      return c.html(frameAround(session, host))
    })
  }
  app.get('/checkout', (c) =>
    c.var.session.lines.length === 0
      ? c.redirect(c.var.session.look.basketPath)
      : c.html(said(c.var.session, checkoutPage)),
  )
  app.get('/thanks', (c) => c.html(thanksPage(c.var.session)))
  app.post('/checkout/pay', (c) => {
    if (c.var.session.lines.length > 0) placeOrder(c.var.session)
    return c.redirect('/thanks', 303)
  })
  for (const path of ['/newsletter', '/gift-card', '/postcode', '/loyalty', '/product-code']) {
    app.post(path, (c) => c.redirect(c.req.header('referer') ?? '/', 303))
  }
  app.route('/', basketRoutes())
  return app
}

/** Another host of the shop. */
function frameHost(address: string): URL {
  const url = new URL(address)
  const [temperament = '', ...domain] = url.host.split('.')
  return new URL(`${url.protocol}//${[temperament, 'pay', ...domain].join('.')}`)
}

/** A page with what the shop has to say, which it says once. */
function said(session: Session, page: (session: Session) => Html): Html {
  const markup = page(session)
  session.notice = null
  return markup
}

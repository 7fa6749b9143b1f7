import { expect, test } from '@playwright/test'
import { pagePath } from '#domain/pages.ts'
import { headersOf } from '#domain/routes/site-headers.ts'

test('every answer brings the headers of the table along', async ({ request }) => {
  for (const path of [
    pagePath('home', 'en-gb'),
    pagePath('login-oauth2', 'de-de'),
    '/de-de/login/oauth2',
    '/en-gb/nothing-here/',
    '/extension/index.json',
    '/favicon.svg',
  ]) {
    const { headers } = await request.get(path).then((answer) => ({ headers: answer.headers() }))
    for (const [name, value] of Object.entries(headersOf(path))) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
    }
  }
})

// Not quiet: the browser reports what it keeps from running.
test('a page runs no script that it did not bring along', async ({ page }) => {
  await page.goto('/en-gb/')
  const { ran, stopped } = await page.evaluate(() => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      directives.push(effectiveDirective)
    })
    const injected = document.createElement('script')
    injected.textContent = 'window.injected = true'
    document.body.append(injected)
    const handler = document.createElement('button')
    handler.setAttribute('onclick', 'window.injected = true')
    document.body.append(handler)
    handler.click()
    const didRun = 'injected' in window
    // The browser tells of what it has stopped in a task of its own.
    return new Promise<{ ran: boolean; stopped: string[] }>((resolve) => {
      const answer = () => {
        if (directives.length < 2) requestAnimationFrame(answer)
        else resolve({ ran: didRun, stopped: directives.sort() })
      }
      answer()
    })
  })
  expect(ran).toBe(false)
  expect(stopped).toEqual(['script-src-attr', 'script-src-elem'])
})

test('the policy of a page names no host but ours and allows nothing inline without its hash', async ({
  page,
}) => {
  await page.goto('/en-gb/')
  const policy = await page
    .locator('meta[http-equiv="content-security-policy" i]')
    .getAttribute('content')
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toMatch(/script-src [^;]*'sha256-/)
  expect(policy).not.toMatch(/unsafe-|https?:\/\/(?!localhost)/)
})

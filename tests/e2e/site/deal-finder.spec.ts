import { storageKeys } from '#domain/consent/storage.ts'
import { pagePath } from '#domain/pages.ts'
import { expect, test } from './test.ts'

const path = pagePath('amazon-deal-finder', 'en-gb')

test.describe('the deal finder', () => {
  test('leads through the click-out route to the search that was chosen', async ({
    page,
    request,
  }) => {
    await page.goto(path)
    await page.getByLabel('What are you looking for?').fill('coffee maker')
    await page.getByLabel('Department').selectOption('Kitchen & home')
    await page.getByLabel('Least discount').fill('25')
    await page.getByLabel('Up to').fill('80')
    await page.getByLabel('Prime offers only').check()
    const chosen = page.getByRole('region', { name: 'What you chose' }).getByRole('listitem')
    await expect(chosen).toHaveText([
      ...['“coffee maker”', 'Kitchen & home', '25% off or more', 'up to £80.00'],
      ...['Prime offers only', 'Relevance'],
    ])

    // The route answers here as it does there, and nobody leaves this machine.
    await page.route('**/v1/out?*', (route) => route.fulfill({ body: 'gone' }))
    const asked = page.waitForRequest('**/v1/out?*')
    await page.getByRole('button', { name: 'Search on Amazon' }).click()
    const answer = await request.get((await asked).url(), { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    const { origin, searchParams } = new URL(answer.headers().location ?? '')
    expect(origin).toBe('https://www.amazon.co.uk')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ k: 'coffee maker', i: 'kitchen', 'pct-off': '25-', tag: 'pouch-21' },
    })
    expect(searchParams.get('rh')).toContain('p_36:-8000')

    await page.goBack()
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('coffee maker')
    await expect(chosen.first()).toHaveText('“coffee maker”')
  })

  test('takes prices by sliders too, from the keyboard, and any amount by typing', async ({
    page,
  }) => {
    await page.goto(path)
    const [from, to] = [page.getByLabel('From'), page.getByLabel('Up to')]
    const highest = page.getByRole('slider', { name: 'Highest price' })
    const lowest = page.getByRole('slider', { name: 'Lowest price' })
    await expect(highest).toHaveAttribute('aria-valuetext', 'No limit')
    await highest.press('ArrowLeft')
    await expect(to).toHaveValue('99')
    await highest.press('End')
    await expect(to).toHaveValue('')
    await to.fill('250')
    await expect(highest).toHaveAttribute('aria-valuetext', '£250.00')
    await lowest.press('PageUp')
    await expect(from).not.toHaveValue('')
    await expect(to).toHaveValue('250')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(lowest).toHaveAttribute('aria-valuetext', 'No limit')
    await expect(highest).toHaveAttribute('aria-valuetext', 'No limit')
  })

  test('searches a department without a term', async ({ page }) => {
    await page.route('**/v1/out?*', (route) => route.fulfill({ body: 'gone' }))
    await page.goto(`${path}?utm_source=letter`)
    await page.getByLabel('Department').selectOption('Books')
    const asked = page.waitForRequest('**/v1/out?*')
    await page.getByRole('button', { name: 'Search on Amazon' }).click()
    expect((await asked).url()).toContain(encodeURIComponent('/s?i=stripbooks'))
  })

  test('says that its link is an advertisement, before anything is pressed', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('This is an affiliate link.')).toBeVisible()
  })

  test('keeps who made a mistake on the page, at the field', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Search on Amazon' }).click()
    await expect(
      page.getByText('Type what you are looking for, or choose a department.'),
    ).toBeVisible()
    await expect(page.getByLabel('What are you looking for?')).toBeFocused()
  })

  test('remembers the last search only where functional storage is allowed', async ({ page }) => {
    await page.route('**/v1/out?*', (route) => route.fulfill({ body: 'gone' }))
    const searchFor = async (term: string) => {
      await page.goto(path)
      await page.getByLabel('What are you looking for?').fill(term)
      await page.getByRole('button', { name: 'Search on Amazon' }).click()
      await page.waitForURL('**/v1/out?*')
      await page.goto(path)
    }
    await searchFor('tea')
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('')
    await page.evaluate((key) => {
      localStorage.setItem(key, 'functional')
    }, storageKeys.cookieCategory.name)
    await searchFor('teapot')
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('teapot')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the price is typed alone', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByLabel('Up to')).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Highest price' })).toBeHidden()
  })

  test('the deal finder leads to the marketplace by a plain link', async ({ page, request }) => {
    await page.goto(path)
    const link = page.getByRole('link', { name: 'Go to Amazon' })
    const address = (await link.getAttribute('href')) ?? ''
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.headers().location).toBe('https://www.amazon.co.uk/?tag=pouch-21')
  })
})

import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const [path, name, says] of [
  ['/en-gb/contact/', 'Write to us', 'This form needs a script'],
  ['/de-de/join/email/', 'Mitglied werden', 'Dieses Formular braucht ein Skript'],
  ['/en-gb/', 'Good codes, once a week', 'This form needs a script'],
] as const) {
  test(`the form of ${path} says that it needs a script, and loses nothing`, async ({ page }) => {
    await page.goto(path)
    const form = page.getByRole('form', { name })
    await expect(form.getByText(says)).toBeVisible()
    await expect(form.locator('[type=submit]')).toBeHidden()
    const email = form.locator('[type=email]')
    await email.fill('kim@mail.example')
    await email.press('Enter')
    await expect(email).toHaveValue('kim@mail.example')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

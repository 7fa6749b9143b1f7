import { expect, test } from '@playwright/test'
import { findViolations } from './violations.ts'

test('targets that are too small to be pressed alone are a fault', async ({ page }) => {
  const button = '<button style="width: 12px; height: 12px; padding: 0" aria-label="Yes"></button>'
  await page.setContent(
    `<html lang="en"><title>Small</title><main><h1>Small</h1>${button.repeat(3)}</main></html>`,
  )
  expect((await findViolations(page)).join()).toContain('target-size')
})

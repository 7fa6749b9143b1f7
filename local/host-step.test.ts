import { expect, test } from 'vitest'
import { hostStep, missingStep } from './host-step.ts'

const ours = { dealsAddress: null, accountOrigin: null }
const elsewhere = {
  dealsAddress: 'https://deals.example/all',
  accountOrigin: 'https://account.example',
}

const going = (
  address: string,
  follow = hostStep,
  configuration: typeof elsewhere | typeof ours = ours,
) => {
  const [path = '', query] = address.split('?')
  const step = follow({ path, query: [...new URLSearchParams(query)], configuration })
  return step?.kind === 'redirect' ? `${step.status} ${step.to}` : step?.path
}

test.each([
  ['/en-gb/confirmation/', '302 /en-gb/onboarding/'],
  ['/en-gb/index.html', '301 /en-gb/'],
  ['/de-de/pw', '302 /de-de/pw/forgot-password/'],
  ['/en-gb/deals/?installed=1', '302 /en-gb/onboarding/'],
  ['/en-gb/?installed', '302 /en-gb/onboarding/'],
  ['/en-gb/', undefined],
  ['/en-gb/deals-redirect/', '302 /en-gb/'],
  ['/en-gb/i/gull', '/en-gb/i/'],
  ['/en-gb/podcast/', '/en-gb/podcast/'],
  ['/de-gb/pw/reset/Z3VsbA/', '/de-gb/pw/reset/'],
  ['/en-gb/ouch/', '302 /en-gb/deals/'],
  ['/de-de/cms', '302 /admin/'],
  ['/en-gb/account/profile/', undefined],
  ['/en-gb/deals/', undefined],
  ['/en-gb/install/', undefined],
  ['/i/gull', undefined],
])('%s: %s', (address, expected) => {
  expect(going(address)).toBe(expected)
})

test('the external deals address and the account site are led to where they are set', () => {
  expect(going('/en-gb/ouch', hostStep, elsewhere)).toBe('302 https://deals.example/all')
  expect(going('/de-de/account/profile/?a=1', missingStep, elsewhere)).toBe(
    '302 https://account.example/de-de/account/profile/?a=1',
  )
  expect(going('/en-gb/account/', missingStep, elsewhere)).toBe(
    '302 https://account.example/en-gb/account/pouch-points/overview/',
  )
})

test.each([
  ['/en-gb/deals/nobody/', '302 /en-gb/deals/?notice=retailer-not-found'],
  ['/de-de/blog/nothing/', '302 /de-de/blog/?notice=post-not-found'],
  ['/en-gb/articles/nothing/', '302 /en-gb/?notice=article-not-found'],
  ['/en-de/landing/nobody/de/', '/en-de/landing/'],
  ['/en-de/landing/tern/GB/?a=b', '302 /en-de/landing/tern/gb/?a=b'],
  ['/en-gb/cilp/', '302 /en-gb/'],
  ['/en-gb/cilp/Smallnest/', '/en-gb/i/'],
  ['/en-gb/account/', '302 /en-gb/login/'],
  ['/de-gb/account/notifications', '302 /de-gb/login/'],
  ['/en-gb/nothing/', undefined],
  ['/deals/nobody/', undefined],
])('where no file is, %s: %s', (address, expected) => {
  expect(going(address, missingStep)).toBe(expected)
})

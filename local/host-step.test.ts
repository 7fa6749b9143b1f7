import { expect, test } from 'vitest'
import { hostStep } from './host-step.ts'

const going = (address: string) => {
  const [path = '', query] = address.split('?')
  const step = hostStep(path, [...new URLSearchParams(query)])
  return step?.kind === 'redirect' ? `${step.status} ${step.to}` : step?.path
}

test.each([
  ['/en-gb/confirmation/', '302 /en-gb/onboarding/'],
  ['/en-gb/index.html', '301 /en-gb/'],
  ['/de-de/pw', '302 /de-de/pw/forgot-password/'],
  ['/en-gb/deals/?installed=1', '302 /en-gb/onboarding/'],
  ['/en-gb/deals-redirect/', '302 /en-gb/'],
  ['/en-gb/i/gull', '/en-gb/i/'],
  ['/en-gb/podcast/', '/en-gb/podcast/'],
  ['/de-gb/pw/reset/Z3VsbA/', '/de-gb/pw/reset/'],
  ['/en-gb/deals/', undefined],
  ['/en-gb/install/', undefined],
  ['/i/gull', undefined],
])('%s: %s', (address, expected) => {
  expect(going(address)).toBe(expected)
})

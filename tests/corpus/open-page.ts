import { JSDOM, type VirtualConsole } from 'jsdom'
import { addCheckVisibility } from '#tests/support/jsdom-visibility.ts'

/** A page in jsdom whose scripts run on the test's clock. */
export function openPage(
  html: string,
  url = 'https://shop.example/basket',
  virtualConsole?: VirtualConsole,
): JSDOM {
  return new JSDOM(html, {
    url,
    ...(virtualConsole && { virtualConsole }),
    runScripts: 'dangerously',
    beforeParse: (window) => {
      addCheckVisibility(window)
      Object.assign(window, { setTimeout: globalThis.setTimeout.bind(globalThis) })
    },
  })
}

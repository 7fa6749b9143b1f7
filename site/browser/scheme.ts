import { storageKeys } from '#domain/consent/storage.ts'

/** The switch between light and dark colours. A choice lasts for the visit. */
export function startSchemeSwitch(): void {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.dataset.scheme ?? (system.matches ? 'dark' : 'light')) === 'dark'

  for (const button of document.querySelectorAll('[data-scheme-switch]')) {
    const show = () => {
      button.setAttribute('aria-pressed', String(isDark()))
    }
    show()
    system.addEventListener('change', show)
    button.addEventListener('click', () => {
      root.dataset.scheme = isDark() ? 'light' : 'dark'
      try {
        sessionStorage.setItem(storageKeys.scheme.name, root.dataset.scheme)
      } catch {
        // Without storage the choice lasts for this page.
      }
      show()
    })
  }
}

import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro puts the style of its island element before the first island.
    { style: { inherit: 'style', flow: true } },
  ],
  rules: {
    // React writes `dateTime`, which HTML reads as `datetime`.
    'attr-case': 'off',
    // A search that suggests is a combobox; `select` can't be typed into.
    'prefer-native-element': ['error', { exclude: ['combobox', 'listbox'] }],
  },
})

/** What browsers and stores show of the extension without opening it. 132 characters at most. */
export const manifest = {
  summary:
    'Finds voucher codes for the shop you are in, tries them on your basket and keeps the best.',
  /** Said by the toolbar button, after our name, at a shop that we have codes for. */
  codesHere: 'codes for this shop',
}
export type ManifestStrings = typeof manifest

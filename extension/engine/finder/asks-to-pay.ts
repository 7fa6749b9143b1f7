import type { View } from '../dom/view.ts'
import { giftWords } from '../lexicon/finding.ts'
import { fold } from '../lexicon/phrases.ts'
import { identityOf } from './fields.ts'
import { payFields } from './pay-fields.ts'

/** Whether the page asks how something is paid, or who pays: a checkout, whatever it says. */
export const asksToPay = (view: View): boolean => payFields(view).some(isForPaying)

const isForPaying = (field: Element) => !giftWords.test(fold(identityOf(field, ['name', 'id'])))

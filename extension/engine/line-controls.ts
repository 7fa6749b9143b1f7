import { around } from './dom/around.ts'
import { parentOf } from './dom/shadow.ts'
import { controlName, plainText, spacedText } from './dom/text.ts'
import { removesCode } from './finder/code-remover.ts'
import { namesCode } from './finder/code-token.ts'
import { isQuantityControl } from './forms.ts'
import { fieldWords, removeWords } from './lexicon/finding.ts'
import { discountWords } from './lexicon/judging.ts'
import { fold } from './lexicon/phrases.ts'

/** A line has a quantity and few words; a whole basket is no line, and a voucher has no quantity. */
export function standsInBasketLine(control: Element): boolean {
  for (const part of around(control, 4)) {
    if (['form', 'body', 'main', 'table', 'section'].includes(part.localName)) return false
    const controls = [...part.querySelectorAll('input, select')].filter(isQuantityControl)
    if (controls.length === 1) {
      const isOther = controls.some((each) => hasOtherRemover(each, control))
      return !isOther && !namesDiscount(fold(part.textContent).slice(0, 200))
    }
    if (part.querySelector('input:not([type=hidden])') !== null) return false
    if (part.localName === 'tr' || part.localName === 'li') {
      const goods = [...part.querySelectorAll('a[href] img, td a[href*="product"]')]
      return goods.some((each) => !control.contains(each))
    }
  }
  return false
}

/** Whether something nearer to a quantity removes its line: a basket may show one quantity alone. */
function hasOtherRemover(quantity: Element, control: Element): boolean {
  let part = parentOf(quantity)
  while (part !== null && !part.contains(control)) {
    const controls = [...part.querySelectorAll('button, a, [role=button], input[type=submit]')]
    if (controls.some((each) => removeWords.test(fold(controlName(each))))) return true
    part = parentOf(part)
  }
  return false
}

/** A code as a line of the basket: its row names it as a discount, and has neither goods nor quantity. */
export function standsBesideCode(control: Element, code: string): boolean {
  for (const part of around(control, 4)) {
    const text = spacedText(part)
    const others = [...part.querySelectorAll('input, select, img, a[href]:not([href^="#"])')]
    if (text.length > 120 || others.some((each) => each !== control)) return false
    if (!namesCode(text, code)) continue
    if (removesCode(control) || namesDiscount(fold(text.replace(code, ' ')))) return true
    // "Voucher code" may stand around the part with the code and its cross, and nothing to press
    // besides. Beside other words the code may be told in the line of what it makes cheaper.
    const rest = fold(text)
      .replace(fold(code), ' ')
      .replace(fold(plainText(control)), ' ')
    const toPress = [...(parentOf(part)?.querySelectorAll(pressable) ?? [])]
    if (/\p{L}{2}/u.test(rest) || toPress.length !== 1 || toPress[0] !== control) return false
  }
  return false
}

const pressable = 'button, [role=button], a, input[type=submit], input[type=button]'

export function namesDiscount(text: string): boolean {
  return fieldWords.test(text) || discountWords.test(text)
}

import tokens from '#brand/tokens.css?raw'
import styles from './bar.css?raw'

/**
 * The bar's styles with the brand's tokens. Inside a shadow root `:root` matches nothing, so the
 * tokens are set on the bar itself, where no rule of the page can reach them.
 */
export function barStyles(): string {
  return tokens.replaceAll(':root', '.bar') + styles
}

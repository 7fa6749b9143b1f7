import tokens from '#brand/tokens.css?raw'
import styles from './bar.css?raw'
import { tokensOnBar } from './tokens-on-bar.ts'

/** The bar's styles with the brand's tokens. */
export const barStyles = tokensOnBar(tokens) + styles

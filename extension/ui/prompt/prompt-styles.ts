import { barStyles } from '../bar/bar-styles.ts'
import styles from './prompt.css?raw'

/** The prompt is drawn as the bar is, which takes its place. */
export const promptStyles = barStyles + styles

/** Specification, section 9, "Slider defaults". */
export const sliderDefaults = { value: 5, min: 1, max: 100 } as const

export interface SliderRange {
  readonly min: number
  readonly max: number
}

/** What a slider stands at for a wanted value: a whole number within its range. */
export function sliderValue(
  wanted: number,
  { min, max }: SliderRange = sliderDefaults,
  otherwise: number = sliderDefaults.value,
): number {
  const value = Number.isNaN(wanted) ? otherwise : wanted
  return Math.round(Math.min(Math.max(value, min), max))
}

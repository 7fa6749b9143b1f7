import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly values: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few values, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, values, words, chosen, onChoose } = props
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => {
                onChoose(value)
              }}
            />
            <span>{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

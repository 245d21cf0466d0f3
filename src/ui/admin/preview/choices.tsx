import * as styles from './preview-pane.css.ts'

interface Choice<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

interface ChoicesProps<Value extends string> {
  label: string
  choices: ReadonlyArray<Choice<Value>>
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few choices that take effect at once. */
export function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ value, name, ...language }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={styles.choice}
        >
          <span {...language}>{name}</span>
        </button>
      ))}
    </div>
  )
}

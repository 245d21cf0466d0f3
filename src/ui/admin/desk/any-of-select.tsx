import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import * as styles from './desk.css.ts'

export interface AnyOfSelectProps<Value extends string> {
  label: string
  /** The label shown if nothing is chosen. */
  any: string
  options: ReadonlyArray<readonly [value: Value, label: string]>
  value: ReadonlyArray<Value>
  onChange: (values: ReadonlyArray<Value>) => void
}

/** Chooses some of a few values; none are all. */
export function AnyOfSelect<Value extends string>({
  label,
  any,
  options,
  value,
  onChange,
}: AnyOfSelectProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.boxes}>
        {options.map(([option, name]) => (
          <Checkbox
            key={option}
            checked={value.includes(option)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, option] : value.filter((other) => other !== option))
            }
          >
            {name}
          </Checkbox>
        ))}
        {value.length === 0 && <span className={styles.hint}>{any}</span>}
      </div>
    </fieldset>
  )
}

import { CheckboxGroup } from '#ui/design/form/checkbox-group/checkbox-group.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
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
export function AnyOfSelect<Value extends string>(props: AnyOfSelectProps<Value>) {
  const { label, any, options, value, onChange } = props
  return (
    <Field label={label} group className={styles.wide}>
      <CheckboxGroup
        options={options.map(([option, name]) => ({ value: option, label: name }))}
        value={value}
        none={any}
        onChange={onChange}
      />
    </Field>
  )
}

import { Field } from '#ui/design/form/field/field.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import type { FieldOf } from '../form/form-field.ts'
import { OtherVersion } from '../conflict/other-version.tsx'

export interface ChoiceFieldProps extends FieldOf<string> {
  choices: ReadonlyArray<{ readonly value: string; readonly label: string }>
  placeholder: string
}

export function ChoiceField({ label, field, hint, optional, choices, placeholder }: ChoiceFieldProps) {
  return (
    <Field label={label} error={field.error} hint={hint} optional={optional === true}>
      <Select
        name={field.name}
        value={field.value}
        required={!optional}
        placeholder={placeholder}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      <OtherVersion other={field.other} label={label} />
    </Field>
  )
}

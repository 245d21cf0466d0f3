import { ColourDropdown, type ColourOption } from '#ui/design/form/colour-dropdown/colour-dropdown.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import type { FieldOf } from '../form/form-field.ts'
import { OtherVersion } from '../conflict/other-version.tsx'

export interface ColourFieldProps extends FieldOf<string> {
  options: ReadonlyArray<ColourOption>
}

export function ColourField({ label, field, hint, optional, options }: ColourFieldProps) {
  return (
    <Field label={label} error={field.error} hint={hint} optional={optional === true}>
      <ColourDropdown options={options} value={field.value} onChange={field.change} />
      <OtherVersion other={field.other} label={label} />
    </Field>
  )
}

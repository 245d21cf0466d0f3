import { Field } from '#ui/design/field/field.tsx'
import { TextArea } from '#ui/design/text-area/text-area.tsx'
import type { FieldOf } from '../form-field.ts'

export interface TextFieldProps extends FieldOf<string> {
  rows?: number | undefined
}

export function TextField({ label, field, hint, optional, rows = 4 }: TextFieldProps) {
  return (
    <Field label={label} error={field.error} hint={hint} optional={optional}>
      <TextArea
        name={field.name}
        value={field.value}
        rows={rows}
        required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </Field>
  )
}

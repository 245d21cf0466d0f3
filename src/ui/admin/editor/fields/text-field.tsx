import type { ComponentProps } from 'react'
import { Field } from '#ui/design/field/field.tsx'
import { TextArea } from '#ui/design/text-area/text-area.tsx'
import type { FieldOf } from '../form-field.ts'
import { OtherVersion } from '../other-version.tsx'

export interface TextFieldProps
  extends FieldOf<string>, Pick<ComponentProps<'textarea'>, 'rows' | 'lang' | 'dir'> {}

export function TextField({ label, field, hint, optional, rows = 4, ...area }: TextFieldProps) {
  return (
    <Field label={label} error={field.error} hint={hint} optional={optional === true}>
      <TextArea
        {...area}
        name={field.name}
        value={field.value}
        rows={rows}
        required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
      <OtherVersion other={field.other} label={label} />
    </Field>
  )
}

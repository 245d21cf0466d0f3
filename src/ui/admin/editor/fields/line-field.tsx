import type { ComponentProps } from 'react'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import type { FieldOf } from '../form/form-field.ts'
import { OtherVersion } from '../other-version.tsx'

export interface LineFieldProps
  extends
    FieldOf<string>,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'lang' | 'dir'> {}

export function LineField({ label, field, hint, optional, ...input }: LineFieldProps) {
  return (
    <Field label={label} error={field.error} hint={hint} optional={optional === true}>
      <TextInput
        {...input}
        name={field.name}
        value={field.value}
        required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
      <OtherVersion other={field.other} label={label} />
    </Field>
  )
}

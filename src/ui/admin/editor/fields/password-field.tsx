import { Field } from '#ui/design/form/field/field.tsx'
import { PasswordInput } from '#ui/design/form/password-input/password-input.tsx'
import type { FieldOf } from '../form/form-field.ts'

export interface PasswordFieldProps extends FieldOf<string> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, field, hint, optional, autoComplete }: PasswordFieldProps) {
  return (
    <Field label={label} error={field.error} hint={hint} optional={optional === true}>
      <PasswordInput
        name={field.name}
        value={field.value}
        required={!optional}
        autoComplete={autoComplete}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </Field>
  )
}

import { roles } from '#domain/role.ts'
import { passwordLength } from '#domain/account/account-errors.ts'
import type { AccountInput } from '#domain/account/account.ts'
import { fill } from '#domain/wording/template.ts'
import { useAccountWords } from '#ui/words/use-account-words.ts'
import { ChoiceField } from '../editor/fields/choice-field.tsx'
import { LineField } from '../editor/fields/line-field.tsx'
import { PasswordField } from '../editor/fields/password-field.tsx'
import type { FieldsOf } from '../editor/form/form-field.ts'

export type AccountValues = Pick<AccountInput, 'name' | 'email' | 'role' | 'password'>

export const blankAccount: AccountValues = { name: '', email: '', role: '', password: '' }

/** The form of an account; without `password` if the person sets one by a link. */
const accountForm = (password?: 'first' | 'another') =>
  function AccountForm({ field }: { readonly field: FieldsOf<AccountValues> }) {
    const { accounts: words } = useAccountWords()
    const choices = roles.map((value) => ({ value, label: words.duties[value] }))
    return (
      <>
        <LineField label={words.name} field={field('name')} autoComplete="off" />
        <LineField label={words.email} field={field('email')} type="email" autoComplete="off" />
        <ChoiceField
          label={words.role}
          field={field('role')}
          choices={choices}
          placeholder={words.chooseRole}
        />
        {password && (
          <PasswordField
            label={password === 'first' ? words.password : words.newPassword}
            field={field('password')}
            autoComplete="new-password"
            optional={password === 'another'}
            hint={fill(password === 'first' ? words.passwordHint : words.newPasswordHint, {
              min: passwordLength.least,
            })}
          />
        )}
      </>
    )
  }

export const AddAccountForm = accountForm()
export const AddAccountWithPasswordForm = accountForm('first')
export const EditAccountForm = accountForm('another')

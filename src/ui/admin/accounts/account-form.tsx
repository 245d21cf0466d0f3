import { roles, type Role } from '#domain/role.ts'
import { passwordLength } from '#domain/account/account-errors.ts'
import type { AccountInput } from '#domain/account/account.ts'
import { ChoiceField } from '../editor/fields/choice-field.tsx'
import { LineField } from '../editor/fields/line-field.tsx'
import { PasswordField } from '../editor/fields/password-field.tsx'
import type { FieldsOf } from '../editor/form/form-field.ts'

export type AccountValues = Pick<AccountInput, 'name' | 'email' | 'role' | 'password'>

export const blankAccount: AccountValues = { name: '', email: '', role: '', password: '' }

const duties: Record<Role, string> = {
  Admin: 'Admin: everything',
  Hr: 'Hr: careers and mails',
  CXTeam: 'CXTeam: the content of the site',
}
const choices = roles.map((value) => ({ value, label: duties[value] }))

const passwordHints = {
  first: `At least ${passwordLength.least} characters.`,
  another: `At least ${passwordLength.least} characters. A link, below, is safer: only the person knows the password then.`,
}

/** The form of an account; without `password` if the person sets one by a link. */
const accountForm = (password?: keyof typeof passwordHints) =>
  function AccountForm({ field }: { readonly field: FieldsOf<AccountValues> }) {
    return (
      <>
        <LineField label="Name" field={field('name')} autoComplete="off" />
        <LineField label="Email" field={field('email')} type="email" autoComplete="off" />
        <ChoiceField label="Role" field={field('role')} choices={choices} placeholder="Choose a role" />
        {password && (
          <PasswordField
            label={password === 'first' ? 'Password' : 'Set new password'}
            field={field('password')}
            autoComplete="new-password"
            optional={password === 'another'}
            hint={passwordHints[password]}
          />
        )}
      </>
    )
  }

export const AddAccountForm = accountForm()
export const AddAccountWithPasswordForm = accountForm('first')
export const EditAccountForm = accountForm('another')

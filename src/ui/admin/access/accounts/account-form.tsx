import { roles } from '#domain/access/role.ts'
import { passwordLength } from '#domain/sign-in/account/account-errors.ts'
import type { AccountInput } from '#domain/sign-in/account/account.ts'
import { fill } from '#domain/wording/template.ts'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { ChoiceField } from '../../editor/fields/choice-field.tsx'
import { LineField } from '../../editor/fields/line-field.tsx'
import { PasswordField } from '../../editor/fields/password-field.tsx'
import type { FieldOf, FieldsOf } from '../../editor/form/form-field.ts'
import { OtherVersion } from '../../editor/conflict/other-version.tsx'

export type AccountValues = Required<AccountInput>

export const blankAccount: AccountValues = {
  name: '',
  email: '',
  role: '',
  password: '',
  needsApproval: false,
}

function ApprovalField({ field }: Pick<FieldOf<boolean>, 'field'>) {
  const { accounts: words } = useAccountWords()
  // There is nothing to approve without drafts.
  if (!useHasFeature()('drafts')) return null
  return (
    <Field label={words.publishing} error={field.error} hint={words.needsApprovalHint}>
      <Checkbox
        name={field.name}
        checked={field.value}
        onChange={(event) => field.change(event.target.checked)}
        onBlur={field.leave}
      >
        {words.needsApproval}
      </Checkbox>
      <OtherVersion other={field.other} label={words.needsApproval} />
    </Field>
  )
}

/** The only field of an account that a provider does not decide. */
export function ProvidedAccountForm({
  field,
}: {
  readonly field: FieldsOf<Pick<AccountValues, 'needsApproval'>>
}) {
  return <ApprovalField field={field('needsApproval')} />
}

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
        <ApprovalField field={field('needsApproval')} />
        {password && (
          <PasswordField
            label={password === 'first' ? words.password : words.newPassword}
            field={field('password')}
            autoComplete="new-password"
            optional={password === 'another'}
            hint={fill(password === 'first' ? words.passwordHint : words.newPasswordHint, {
              min: passwordLength.minimum,
            })}
          />
        )}
      </>
    )
  }

export const AddAccountForm = accountForm()
export const AddAccountWithPasswordForm = accountForm('first')
export const EditAccountForm = accountForm('another')

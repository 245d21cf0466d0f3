import { accountErrors } from '#domain/account/account-errors.ts'
import type { Account } from '#domain/account/account.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Editor } from '../editor/editor.tsx'
import { accountSection } from '../navigation/sections.ts'
import { ownConsequences } from './own-account.ts'
import {
  AddAccountForm,
  AddAccountWithPasswordForm,
  blankAccount,
  EditAccountForm,
  type AccountValues,
} from './account-form.tsx'

// The password is optional: an existing account has one, and a new person sets one by a link.
const errorsWithout = (values: AccountValues) => accountErrors(values, 'update')
const errorsWith = (values: AccountValues) => accountErrors(values, 'add')

export function AccountEditor({ account }: { account?: Account }) {
  const { save } = useActors().staff().accounts
  const { entry } = useSession()
  // Another back end may not make links.
  const needsPassword = !useOffers()('passwordResets') && account === undefined
  const AddForm = needsPassword ? AddAccountWithPasswordForm : AddAccountForm
  return (
    <Editor
      section={accountSection}
      actor={save}
      kind="account"
      secrets={['password']}
      item={account && { ...account, ...noPassword }}
      blank={blankAccount}
      nameOf={(values) => values.name}
      errorsOf={needsPassword ? errorsWith : errorsWithout}
      consequencesOf={(values) =>
        account !== undefined && account.id === entry?.id ? ownConsequences(values, account) : ''
      }
      Form={account === undefined ? AddForm : EditAccountForm}
    />
  )
}

/** A password is written and never read. */
const noPassword = { password: '' }

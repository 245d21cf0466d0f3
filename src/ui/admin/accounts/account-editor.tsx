import { accountErrors } from '#domain/account/account-errors.ts'
import type { Account } from '#domain/account/account.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { Editor } from '../editor/editor.tsx'
import { accountSection } from '../sections.ts'
import { AddAccountForm, blankAccount, EditAccountForm, type AccountValues } from './account-form.tsx'

const errorsOfAdded = (values: AccountValues) => accountErrors(values, 'add')
const errorsOfUpdated = (values: AccountValues) => accountErrors(values, 'update')

export function AccountEditor({ account }: { account?: Account }) {
  const { save } = useActors().staff().accounts
  return (
    <Editor
      section={accountSection}
      actor={save}
      kind="account"
      secrets={['password']}
      // A password is written and never read.
      item={account && { ...account, ...noPassword }}
      blank={blankAccount}
      nameOf={(values) => values.name}
      errorsOf={account === undefined ? errorsOfAdded : errorsOfUpdated}
      Form={account === undefined ? AddAccountForm : EditAccountForm}
    />
  )
}

const noPassword = { password: '' }

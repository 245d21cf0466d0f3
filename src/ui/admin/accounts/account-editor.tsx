import { accountErrors } from '#domain/account/account-errors.ts'
import type { Account } from '#domain/account/account.ts'
import { useActors } from '#ui/actors/actors-provider.tsx'
import { useSession } from '#ui/actors/use-session.ts'
import { Editor } from '../editor/editor.tsx'
import { accountSection } from '../sections.ts'
import { ownConsequences } from './own-account.ts'
import { AddAccountForm, blankAccount, EditAccountForm, type AccountValues } from './account-form.tsx'

// Whoever is added sets a password by a link, so an added one has none either.
const errorsOf = (values: AccountValues) => accountErrors(values, 'update')

export function AccountEditor({ account }: { account?: Account }) {
  const { save } = useActors().staff().accounts
  const { entry } = useSession()
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
      errorsOf={errorsOf}
      consequencesOf={(values) =>
        account !== undefined && account.id === entry?.id ? ownConsequences(values, account) : ''
      }
      Form={account === undefined ? AddAccountForm : EditAccountForm}
    />
  )
}

const noPassword = { password: '' }

import { accountErrors } from '#domain/sign-in/account/account-errors.ts'
import type { Account } from '#domain/sign-in/account/account.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { serverSentences } from '#ui/words/office/server-sentence.tsx'
import { Editor } from '../../editor/editor.tsx'
import { accountSection } from '../../shell/navigation/admin-sections.ts'
import { ownConsequences } from './own-account.ts'
import {
  AddAccountForm,
  AddAccountWithPasswordForm,
  blankAccount,
  EditAccountForm,
  type AccountValues,
} from './account-form.tsx'

export function AccountEditor({ account }: { account?: Account }) {
  const { save } = useActors().staff().accounts
  const { user } = useSession()
  const { accounts } = useAccountWords()
  const { roles } = useOfficeWords()
  // Another back end may not make links.
  const needsPassword = !useHasFeature()('passwordResets') && account === undefined
  const AddForm = needsPassword ? AddAccountWithPasswordForm : AddAccountForm
  return (
    <Editor
      section={accountSection}
      actor={save}
      secrets={['password']}
      item={account && { ...account, ...noPassword }}
      blank={blankAccount}
      nameOf={(values) => values.name}
      // An existing account has a password, and a new person sets one by a link.
      errorsOf={(values: AccountValues) =>
        serverSentences(accountErrors(values, needsPassword ? 'add' : 'update'))
      }
      consequencesOf={(values) =>
        account !== undefined && account.id === user?.id
          ? ownConsequences(values, account, { accounts, roles })
          : ''
      }
      Form={account === undefined ? AddForm : EditAccountForm}
    />
  )
}

/** A password is written and never read. */
const noPassword = { password: '' }

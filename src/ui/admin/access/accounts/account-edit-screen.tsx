import type { Account } from '#domain/sign-in/account/account.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { EditScreen } from '../../editor/edit-screen.tsx'
import { accountSection } from '../../shell/navigation/admin-sections.ts'
import { AccountEditor } from './account-editor.tsx'
import { ProvidedAccountFacts } from './provided-account-facts.tsx'
import { ResetCard } from './reset-card.tsx'
import { AccountSecondFactor } from './account-second-factor.tsx'

export function AccountEditScreen() {
  const { details } = useActors().staff().accounts
  const { failures } = useFailureWords().account
  return (
    <EditScreen actor={details} section={accountSection} wording={failures.details}>
      {(item) => <EditedAccount key={item.id} account={item} />}
    </EditScreen>
  )
}

function EditedAccount({ account }: { account: Account }) {
  if (account.fromProvider) return <ProvidedAccountFacts account={account} />
  return (
    <>
      <AccountEditor account={account} />
      <ResetCard account={account} />
      <AccountSecondFactor account={account} />
    </>
  )
}

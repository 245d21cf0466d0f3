import type { Account } from '#domain/sign-in/account/account.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { Editor } from '../../editor/editor.tsx'
import { accountSection } from '../../shell/navigation/admin-sections.ts'
import { ProvidedAccountForm } from './account-form.tsx'
import { useSignInProvider } from '../../screen-parts/sign-in-provider.ts'
import * as styles from './account-cards.css.ts'

const blank = { needsApproval: false }
const noErrors = () => ({})

/** An account whose fields come from the provider of single sign-on. */
export function ProvidedAccountFacts({ account }: { account: Account }) {
  const { name, email, role } = account
  const { save } = useActors().staff().accounts
  const isOffered = useHasFeature()('drafts')
  const { singleSignOn: words } = useAccountWords()
  const { roles } = useOfficeWords()
  const provider = useSignInProvider()?.label ?? words.title
  return (
    <>
      {isOffered && role !== 'Admin' && (
        <Editor
          section={accountSection}
          actor={save}
          item={account}
          blank={blank}
          nameOf={() => name}
          errorsOf={noErrors}
          Form={ProvidedAccountForm}
        />
      )}
      <Card title={name} aria-label={name} className={styles.card}>
        <div className={styles.body}>
          <p className={styles.text}>
            <bdi>{email}</bdi>, {roles[role]}
          </p>
          <p className={styles.text}>{fill(words.theirs, { name, provider })}</p>
        </div>
      </Card>
    </>
  )
}

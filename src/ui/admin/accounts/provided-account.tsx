import type { Account } from '#domain/account/account.ts'
import { fill } from '#domain/wording/template.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useAccountWords } from '#ui/words/use-account-words.ts'
import { useSignInWords } from '#ui/words/use-sign-in-words.ts'
import { useProvider } from '../screen-parts/provider.ts'
import * as styles from './account-cards.css.ts'

/** An account whose fields come from the provider of single sign-on. */
export function ProvidedAccount({ account: { name, email, role } }: { account: Account }) {
  const { singleSignOn: words } = useAccountWords()
  const { roles } = useSignInWords()
  const provider = useProvider()?.label ?? words.title
  return (
    <Card title={name} aria-label={name} className={styles.card}>
      <div className={styles.body}>
        <p className={styles.text}>
          <bdi>{email}</bdi>, {roles[role]}
        </p>
        <p className={styles.text}>{fill(words.theirs, { name, provider })}</p>
      </div>
    </Card>
  )
}

import { useEffect } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { CredentialForm } from './credential-form.tsx'
import * as styles from './second-factor.css.ts'

/** Links the person's local account to them at the provider of single sign-on. */
export function ProviderCard({ label }: { label: string }) {
  const { singleSignOn: words } = useAccountWords()
  const { linkProvider } = useActors().staff().secondFactor
  const { busy, failure, response, send } = useRequest(linkProvider)
  useEffect(() => {
    if (response !== undefined) globalThis.location.assign(response)
  }, [response])
  return (
    <Card title={words.title} aria-label={words.title} className={styles.card}>
      <div className={styles.body}>
        <p className={styles.text}>{fill(words.link, { provider: label })}</p>
        <CredentialForm
          name="currentPassword"
          action={fill(words.action, { provider: label })}
          busy={busy || response !== undefined}
          failure={failure}
          onSubmit={send}
        />
      </div>
    </Card>
  )
}

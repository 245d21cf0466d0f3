import type { Account } from '#domain/sign-in/account/account.ts'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import * as styles from './account-cards.css.ts'
import { ResetLinkField } from './reset-link-field.tsx'

/** Makes a link by which the person sets a new password that no Admin sees. */
export function ResetCard({ account: { id, name } }: { account: Account }) {
  const { resetLink: words } = useAccountWords()
  const { failures } = useFailureWords().reset
  const { minutes } = useSignInWords()
  const { title } = words
  const { response, failure, busy, send } = useRequest(useActors().staff().startReset)
  if (!useHasFeature()('passwordResets')) return null
  return (
    <Card title={title} aria-label={title} className={styles.card}>
      <div className={styles.body}>
        <p className={styles.text}>{fill(words.text, { name, minutes: count(minutes, resetMinutes) })}</p>
        {response && <ResetLinkField link={response} />}
        {failure && (
          <Notice tone="danger">
            {isMissing(failure) ? (
              <ServerSentence>{failure.message}</ServerSentence>
            ) : (
              failureText(failures.start, failure)
            )}
          </Notice>
        )}
        <div>
          <Button size="sm" variant="quiet" busy={busy} busyLabel={words.making} onClick={() => send(id)}>
            {response ? words.makeAnother : words.make}
          </Button>
        </div>
      </div>
    </Card>
  )
}

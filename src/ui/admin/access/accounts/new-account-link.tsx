import { useLocation } from '@tanstack/react-router'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useSignInWords } from '#ui/words/access/use-sign-in-words.ts'
import * as styles from './account-cards.css.ts'
import { ResetLinkField } from './reset-link-field.tsx'

/** The link by which the person just added sets their first password. */
export function NewAccountLink() {
  const { response, failure, clear } = useRequest(useActors().staff().startReset)
  const { resetLink: words } = useAccountWords()
  const { failures } = useFailureWords().reset
  const { minutes } = useSignInWords()
  const { saved } = useLocation().state
  if (saved === undefined || (response === undefined && failure === null)) return null
  const { name } = saved
  const title = fill(words.firstTitle, { name })
  return (
    <Card
      title={title}
      aria-label={title}
      className={styles.first}
      action={
        <Button size="sm" variant="ghost" onClick={clear}>
          {words.close}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>
          {fill(words.firstText, { name, minutes: count(minutes, resetMinutes) })}
        </p>
        {response && <ResetLinkField link={response} />}
        {failure && (
          <Notice tone="danger">
            {failureText(failures.start, failure)} {fill(words.firstFailed, { name })}
          </Notice>
        )}
      </div>
    </Card>
  )
}

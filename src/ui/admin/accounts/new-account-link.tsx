import { useLocation } from '@tanstack/react-router'
import { resetMinutes } from '#domain/account/password-reset.ts'
import { resetWording } from '#domain/wording/account-wording.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import * as styles from './account-cards.css.ts'
import { ResetLinkField } from './reset-link-field.tsx'

/** The link by which the person just added sets their first password. */
export function NewAccountLink() {
  const { response, failure, clear } = useRequest(useActors().staff().startReset)
  const { saved } = useLocation().state
  if (saved === undefined || (response === undefined && failure === null)) return null
  const title = `Link for ${saved.name}`
  return (
    <Card
      title={title}
      aria-label={title}
      className={styles.first}
      action={
        <Button size="sm" variant="ghost" onClick={clear}>
          Close
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>
          With this link {saved.name} sets a password that you do not see. It works once, for {resetMinutes}{' '}
          minutes. If it expires, open {saved.name} and make another one.
        </p>
        {response && <ResetLinkField link={response} />}
        {failure && (
          <Notice tone="danger">
            {failureText(resetWording.failures.start, failure)} Open {saved.name} and set a password there.
          </Notice>
        )}
      </div>
    </Card>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { secondFactorWording } from '#domain/wording/account-wording.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import * as styles from './account-cards.css.ts'

const title = 'Second factor'

/** Whether somebody has a second factor, and the way back in for whoever has lost the device. */
export function SecondFactorOf({ account: { id, name } }: { account: Account }) {
  const { isOn, removeOf } = useActors().staff().secondFactor
  const { answer: on, failure: unread, send: look } = useRequest(isOn)
  const { busy, done, failure, send: switchOff } = useRequest(removeOf)
  const [asking, setAsking] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => look(id), [look, id])

  if (on === undefined && unread === null) return null
  if (unread?.reason === 'ItemNotFound') return null
  const problem = unread ?? failure
  const { fetch, update } = secondFactorWording.failures
  return (
    <Card ref={card} tabIndex={-1} title={title} aria-label={title} className={styles.card}>
      <div className={styles.body}>
        {on !== undefined && (
          <p className={styles.text} role="status">
            {on && !done ? `On: ${name} signs in with a code beside the password.` : 'Off.'}
          </p>
        )}
        {problem && <Notice tone="danger">{failureText(unread ? fetch : update, problem)}</Notice>}
        {on && !done && (
          <div>
            <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
              Switch off
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking && !done}
        onOpenChange={(open) => !busy && setAsking(open)}
        onCloseAutoFocus={() => done && setTimeout(() => card.current?.focus())}
        title={`Switch off the second factor of ${name}?`}
        description={`For whoever has lost the device: ${name} is signed out everywhere, and signs in with the password alone. Be sure that it is ${name} who asks.`}
        cancelLabel="Leave it on"
        confirmLabel="Switch off"
        busy={busy}
        busyLabel="Switching off..."
        onConfirm={() => switchOff(id)}
      />
    </Card>
  )
}

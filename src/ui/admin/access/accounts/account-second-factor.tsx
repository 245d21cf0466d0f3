import { useEffect, useRef, useState } from 'react'
import type { Account } from '#domain/sign-in/account/account.ts'
import { failureText } from '#domain/wording/failure-wording.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import * as styles from './account-cards.css.ts'

/** Whether a person has a second factor; an Admin switches it off if the device is lost. */
export function AccountSecondFactor({ account: { id, name } }: { account: Account }) {
  const { othersSecondFactor: words, secondFactor } = useAccountWords()
  const { fetch, update } = useFailureWords().secondFactor.failures
  const { title } = secondFactor
  const { isOn, removeOf } = useActors().staff().secondFactor
  const { response: on, failure: readFailure, send: check } = useRequest(isOn)
  const { busy, done, failure, send: switchOff } = useRequest(removeOf)
  const [confirming, setConfirming] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => check(id), [check, id])

  if (on === undefined && readFailure === null) return null
  if (readFailure?.reason === 'ItemNotFound') return null
  const problem = readFailure ?? failure
  return (
    <Card ref={card} tabIndex={-1} title={title} aria-label={title} className={styles.card}>
      <div className={styles.body}>
        {on !== undefined && (
          <p className={styles.text} role="status">
            {on && !done ? fill(words.on, { name }) : words.off}
          </p>
        )}
        {problem && <Notice tone="danger">{failureText(readFailure ? fetch : update, problem)}</Notice>}
        {on && !done && (
          <div>
            <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
              {words.switchOff}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={confirming && !done}
        onOpenChange={(open) => !busy && setConfirming(open)}
        onCloseAutoFocus={() => done && setTimeout(() => card.current?.focus())}
        title={fill(words.title, { name })}
        description={fill(words.text, { name })}
        cancelLabel={words.keep}
        confirmLabel={words.switchOff}
        busy={busy}
        busyLabel={words.switchingOff}
        onConfirm={() => switchOff(id)}
      />
    </Card>
  )
}

import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { ownSessionsActor } from '#ui/actors/accounts/own-sessions-actor.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import { OwnSessionRow } from './own-session-row.tsx'
import * as styles from './own-sessions.css.ts'

/** Lists the person's own sessions, and ends one or all of them. */
export function OwnSessionsCard() {
  const { ownAccount, ownSessions: sessions } = useActors().staff()
  const ownSessions = sessions(ownSessionsActor)
  const {
    items,
    total,
    removing: endingIds,
    failure,
  } = useSelector(ownSessions, (snapshot) => snapshot.context)
  const removing = useSelector(ownSessions, (snapshot) => snapshot.matches({ items: 'removing' }))
  const { sessions: words } = useAccountWords()
  const { failures } = useFailureWords().sessions
  const { title } = words
  const { busy, send } = useSession()
  const [confirming, setConfirming] = useState(false)
  const card = useRef<HTMLElement>(null)

  const fetch = () => ownSessions.send({ type: 'list.fetch' })
  useEffect(() => {
    ownSessions.send({ type: 'list.fetch' })
    const subscriptions = [
      // The focused button is removed with its row.
      ownSessions.on('items.removed', () => card.current?.focus()),
      // A new password ends the other sessions.
      ownAccount.on('item.updated', () => ownSessions.send({ type: 'list.fetch' })),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [ownAccount, ownSessions])

  if (isMissing(failure)) return null
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={title}
      aria-label={title}
      className={styles.card}
      action={
        <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
          {words.endAll}
        </Button>
      }
    >
      {total !== undefined ? (
        <ul className={styles.sessions}>
          {items.map((session) => (
            <OwnSessionRow
              key={session.id}
              session={session}
              busy={removing && endingIds.includes(session.id)}
              onEnd={() => ownSessions.send({ type: 'items.remove', ids: [session.id] })}
            />
          ))}
        </ul>
      ) : failure ? (
        <NotFetched wording={failures.fetch} failure={failure} onRetry={fetch} />
      ) : (
        <SkeletonRows count={2} />
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={words.endAllTitle}
        description={words.endAllText}
        cancelLabel={words.keep}
        confirmLabel={words.endAll}
        busy={busy}
        busyLabel={words.endingAll}
        onConfirm={() => send({ type: 'session.endAll' })}
      />
    </Card>
  )
}

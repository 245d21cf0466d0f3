import { useEffect, useState } from 'react'
import { passkeyActors } from '#ui/actors/accounts/passkey-actors.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { NotFetched } from '../../../screen-parts/not-fetched.tsx'
import * as sessions from '../own-sessions.css.ts'
import { PasskeyDialog, type PasskeyTask } from './passkey-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import * as styles from './passkeys.css.ts'

/** Lists the person's passkeys; adds, renames and removes them. */
export function PasskeysCard() {
  const { passkeys: words } = useAccountWords()
  const { offersPasskeys, staff } = useActors()
  const { passkeys, secondFactor } = staff()
  const actors = passkeys(passkeyActors)
  const { value, failure, fetch } = useReading(actors.list)
  const [task, setTask] = useState<PasskeyTask>()
  useEffect(fetch, [fetch])

  const finish = () => {
    setTask(undefined)
    fetch()
    // A required second factor is there now, which opens the other screens.
    if (task?.kind === 'add') secondFactor.current.fetch()
  }

  if (isMissing(failure) || (!offersPasskeys && (value ?? []).length === 0)) return null
  return (
    <Card
      title={words.title}
      aria-label={words.title}
      className={sessions.card}
      action={
        offersPasskeys && (
          <Button size="sm" variant="quiet" onClick={() => setTask({ kind: 'add' })}>
            {words.add}
          </Button>
        )
      }
    >
      <p className={styles.text}>{offersPasskeys ? words.text : words.notHere}</p>
      {value ? (
        <ul className={sessions.sessions}>
          {value.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setTask({ kind: 'rename', passkey })}
              onRemove={() => setTask({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : failure ? (
        <NotFetched wording={words.notFetched} failure={failure} onRetry={fetch} />
      ) : (
        <SkeletonRows count={2} />
      )}
      {task && (
        <PasskeyDialog task={task} actors={actors} onDone={finish} onClose={() => setTask(undefined)} />
      )}
    </Card>
  )
}

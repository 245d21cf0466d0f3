import { deviceText } from '#domain/session/device.ts'
import type { OwnSession } from '#domain/session/own-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { fullTime } from '../screen-parts/times.ts'
import * as styles from './own-sessions.css.ts'

export interface OwnSessionRowProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

/** One session; the one in use has no button, as it ends by signing out. */
export function OwnSessionRow({ session, busy, onEnd }: OwnSessionRowProps) {
  const { openedAt, usedAt, isThisOne } = session
  const device = deviceText(session)
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>
          Signed in {fullTime(openedAt)}
          {!isThisOne && `, last seen ${fullTime(usedAt)}`}
        </p>
      </div>
      {isThisOne ? (
        <Tag tone="shoal">This browser</Tag>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          busyLabel="Ending..."
          aria-label={`End the session on ${device}, signed in ${fullTime(openedAt)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}

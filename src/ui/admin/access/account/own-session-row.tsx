import { deviceText } from '#domain/sign-in/session/device.ts'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { once } from '#ui/design/action/once.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useAccountWords } from '#ui/words/access/use-account-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './own-sessions.css.ts'

export interface OwnSessionRowProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

/** One session; the one in use has no button, as it ends by signing out. */
export function OwnSessionRow({ session, busy, onEnd }: OwnSessionRowProps) {
  const { devices, sessions: words } = useAccountWords()
  const { fullTime } = useTimes()
  const { openedAt, usedAt, isThisOne } = session
  const device = deviceText(session, devices)
  const [opened, used] = [fullTime(openedAt), fullTime(usedAt)]
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>
          {isThisOne ? fill(words.signedIn, { opened }) : fill(words.signedInAndSeen, { opened, used })}
        </p>
      </div>
      {isThisOne ? (
        <Tag tone="shoal">{words.thisOne}</Tag>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          busyLabel={words.ending}
          aria-label={fill(words.endOf, { device, opened })}
          onClick={once(onEnd)}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

import type { Delivery } from '#domain/desk/thread.ts'
import { fill } from '#domain/wording/template.ts'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './thread.css.ts'

/** How far the mail with an answer got. */
export function AnswerDelivery({ delivery: { state, at, tries, reason } }: { delivery: Delivery }) {
  const { delivery: words } = useThreadWords()
  const { fullTime } = useTimes()
  const time = fullTime(at)
  const hasFailed = tries > 0 && reason !== ''
  return (
    <span>
      {state === 'waiting' && (hasFailed ? fill(words.retrying, { time }) : words.waiting)}
      {state === 'sent' && fill(words.sent, { time })}
      {state === 'parked' && words.parked}
      {state !== 'sent' && reason !== '' && (
        <span dir="auto" className={styles.reason}>
          {reason}
        </span>
      )}
      {state === 'parked' && <span className={styles.reason}>{words.settling}</span>}
    </span>
  )
}

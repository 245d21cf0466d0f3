import { useEffect, useEffectEvent } from 'react'
import type { MergedEnquiry } from '#domain/desk/merging.ts'
import { fill } from '#domain/wording/template.ts'
import type { Separating } from '#ui/actors/inbox/thread-actors.ts'
import type { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { classNames } from '#ui/design/style/class-names.ts'
import { FailureSentence } from '#ui/words/office/failure-sentence.tsx'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { senderOf } from '../mail.ts'
import type { MailThreadProps } from './mail-thread-props.ts'
import * as styles from './thread.css.ts'

interface MergedMessageProps extends Pick<MailThreadProps, 'mail'> {
  merged: MergedEnquiry
  /** One request for all: each needs the version that the last one left. */
  separating: ReturnType<typeof useRequest<Separating, unknown>>
  onSeparated: () => void
}

/** The text of an enquiry that was merged into this one. */
export function MergedMessage({
  merged: { id, reference, message, createdAt, canSeparate },
  mail,
  separating: { input, busy, done, failure, send },
  onSeparated,
}: MergedMessageProps) {
  const words = useThreadWords()
  const { fullTime } = useTimes()
  const isThis = input?.other === id
  const separated = useEffectEvent(onSeparated)
  useEffect(() => {
    if (done && isThis) separated()
  }, [done, isThis])
  return (
    <li className={classNames(styles.message, styles.direction.in)}>
      <p className={styles.head}>
        <b>
          <bdi>{senderOf(mail)}</bdi>
        </b>
        <span>{fill(words.merging.merged, { reference })}</span>
        <time dateTime={createdAt} className={styles.time}>
          {fullTime(createdAt)}
        </time>
      </p>
      <p dir="auto" className={styles.text}>
        {message}
      </p>
      {canSeparate && (
        <div className={styles.delivery}>
          <Button
            size="sm"
            variant="quiet"
            busy={busy && isThis}
            busyLabel={words.merging.separating}
            disabled={busy}
            onClick={() => send({ stays: mail, other: id })}
          >
            {words.merging.separate}
          </Button>
          {failure && isThis && (
            <span role="alert">
              {words.merging.notSeparated} <FailureSentence failure={failure} />
            </span>
          )}
        </div>
      )}
    </li>
  )
}

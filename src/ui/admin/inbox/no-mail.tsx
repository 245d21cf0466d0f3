import type { InReader } from '#domain/machines/mail-in-reader.ts'
import { EmptyState } from '#ui/design/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { ListLink } from './mail-link.tsx'
import * as styles from './reader/mail-reader.css.ts'
import type { Inbox } from './mail.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

export interface NoMailProps {
  inbox: Pick<Inbox<never>, 'kind' | 'screen'>
  shown: InReader<unknown>
  onRetry: () => void
}

/** Replaces the reader while a mail is loading, or if it is gone or could not be fetched. */
export function NoMail({ inbox, shown, onRetry }: NoMailProps) {
  const { kinds, reader } = useInboxWords()
  const { failures } = useFailureWords()[inbox.kind]
  if (shown.state === 'empty') return null
  return (
    <section aria-label={reader.name} className={styles.reader}>
      {shown.state === 'pending' && <SkeletonRows count={3} />}
      {shown.state === 'failed' && (
        <NotFetched wording={failures.fetch} failure={shown.failure} onRetry={onRetry} />
      )}
      {shown.state === 'gone' && (
        <EmptyState
          role="status"
          title={kinds[inbox.kind].gone}
          text={reader.goneText}
          action={<ListLink screen={inbox.screen}>{reader.back}</ListLink>}
        />
      )}
    </section>
  )
}

import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { DraftQuery } from '#domain/publishing/draft.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useOffers } from '#ui/actors/office/use-offers.ts'
import { Card } from '#ui/design/layout/card/card.tsx'
import { usePublishingWords } from '#ui/words/use-publishing-words.ts'
import { ScreenText } from '../navigation/screen-link.tsx'
import { DraftLink } from '../publishing/scheduled/draft-link.tsx'
import { DraftTag } from '../publishing/scheduled/draft-tag.tsx'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'

const nextQuery: DraftQuery = { lists: ['scheduled'], size: 3 }

/** Changes that failed and the next ones; nothing if there are none. */
export function ScheduledChanges({ className }: { className?: string }) {
  const { failed, fetchFailed, next } = useActors().staff().drafts
  const isOffered = useOffers()('drafts')
  const { dashboard: words } = usePublishingWords()
  const { moment } = useTimes()
  const failedRows = useSelector(failed, ({ context }) => context.items)
  const nextRows = useSelector(next, ({ context }) => context.items)
  useEffect(() => {
    if (!isOffered) return
    fetchFailed()
    next.send({ type: 'list.fetch', query: nextQuery })
  }, [fetchFailed, next, isOffered])

  const rows = [...failedRows, ...nextRows]
  if (!isOffered || rows.length === 0) return null
  return (
    <Card
      title={words.title}
      className={className}
      action={
        <ScreenText screen="scheduled" variant="plain">
          {words.seeAll}
        </ScreenText>
      }
    >
      <ul className={styles.newest}>
        {rows.map((draft) => (
          <li key={draft.id} className={styles.scheduled}>
            <DraftLink draft={draft} className={styles.scheduledTitle} />
            <DraftTag draft={draft} />
            <time dateTime={draft.dueAt}>{moment(draft.dueAt)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

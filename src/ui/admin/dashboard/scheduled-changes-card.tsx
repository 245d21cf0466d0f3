import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { DraftQuery } from '#domain/publishing/draft.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useHasFeature } from '#ui/actors/office/use-has-feature.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { ScreenText } from '../shell/navigation/screen-link.tsx'
import { DraftLink } from '../publishing/scheduled/draft-link.tsx'
import { DraftTag } from '../publishing/scheduled/draft-tag.tsx'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'

const askedQuery: DraftQuery = { lists: ['draft'], review: 'asked', size: 3 }
const nextQuery: DraftQuery = { lists: ['scheduled'], size: 3 }

/** Changes that failed, drafts that wait for a review, and the next changes; nothing if there are none. */
export function ScheduledChangesCard({ className }: { className?: string }) {
  const { asked, failed, fetchFailed, next } = useActors().staff().drafts
  const isOffered = useHasFeature()('drafts')
  const { dashboard: words, review } = usePublishingWords()
  const { moment } = useTimes()
  const failedRows = useSelector(failed, ({ context }) => context.items)
  const askedRows = useSelector(asked, ({ context }) => context.items)
  const nextRows = useSelector(next, ({ context }) => context.items)
  useEffect(() => {
    if (!isOffered) return
    fetchFailed()
    asked.send({ type: 'list.fetch', query: askedQuery })
    next.send({ type: 'list.fetch', query: nextQuery })
  }, [asked, fetchFailed, next, isOffered])

  const rows = [...failedRows, ...askedRows, ...nextRows]
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
            {draft.review === 'asked' && <Tag tone="shoal">{review.states.asked}</Tag>}
            {draft.dueAt !== '' && <time dateTime={draft.dueAt}>{moment(draft.dueAt)}</time>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

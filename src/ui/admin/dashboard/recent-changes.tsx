import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { permits } from '#domain/access/permission.ts'
import { screens } from '#domain/access/screens.ts'
import type { Activity } from '#domain/history/activity.ts'
import { editOf, subjects } from '#domain/history/subject.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Avatar } from '#ui/design/data/avatar/avatar.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { activityText, authorOf } from '#domain/history/activity-text.ts'
import { historyOf } from '../shell/navigation/history-address.ts'
import { isMissing } from '#ui/actors/announcements/is-missing.ts'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { ScreenAnchor, ScreenText } from '../shell/navigation/screen-link.tsx'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

const rowCount = 6

/** The latest changes of the subjects that the role may edit. */
export function RecentChanges({ className }: { className?: string }) {
  const { user } = useSession()
  const { changes: words } = useDashboardWords()
  const { activities } = useActors().staff().history
  const { failures } = useFailureWords().history
  const { items, total, failure } = useSelector(activities, (snapshot) => snapshot.context)
  const changes = items.slice(0, rowCount)
  const role = user?.role
  const editable = subjects.filter((subject) => role !== undefined && permits(role, editOf(subject)))
  const query = { size: rowCount, subjects: editable }
  const fetch = useEffectEvent(() => activities.send({ type: 'list.fetch', query }))
  useEffect(() => fetch(), [role])

  if (isMissing(failure)) return null
  return (
    <Card
      title={words.title}
      className={className}
      action={
        role !== undefined &&
        permits(role, screens.activity) && (
          <ScreenText screen="activity" variant="plain">
            {words.seeAll}
          </ScreenText>
        )
      }
    >
      {failure ? (
        <NotFetched
          wording={failures.fetch}
          failure={failure}
          onRetry={() => activities.send({ type: 'list.fetch', query })}
        />
      ) : total === undefined ? (
        <SkeletonRows count={rowCount} />
      ) : (
        <ul className={styles.newest}>
          {changes.length === 0 && <li className={styles.nothing}>{words.none}</li>}
          {changes.map((change) => (
            <li key={change.id}>
              <RecentChange change={change} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentChange({ change }: { change: Activity }) {
  const { subject, itemId, at } = change
  const words = useHistoryWords()
  const { shortTime } = useTimes()
  const author = authorOf(change, words)
  const content = (
    <>
      <Avatar name={author} />
      <span className={styles.words}>
        <b dir="auto" className={styles.sender}>
          {author}
        </b>
        <span className={styles.change}>{activityText(change, words)}</span>
      </span>
      <time dateTime={at}>{shortTime(at)}</time>
    </>
  )
  if (subject === '' || itemId === '') return <span className={styles.enquiry}>{content}</span>
  return (
    <ScreenAnchor screen="history" search={historyOf({ subject, itemId })} className={styles.enquiry}>
      {content}
    </ScreenAnchor>
  )
}

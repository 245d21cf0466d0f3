import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Activity } from '#domain/history/activity.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { AsideDialog } from '#ui/design/overlay/aside-dialog/aside-dialog.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { activityText, authorOf } from '#domain/history/activity-text.ts'
import { historyOf } from '../../shell/navigation/history-address.ts'
import { ScreenText } from '../../shell/navigation/screen-link.tsx'
import { Differences } from '../history/differences.tsx'
import { NotFetched } from '../../screen-parts/not-fetched.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './activity.css.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

export interface ActivityDialogProps {
  /** The activity to show; `undefined` closes the dialog. */
  id: string | undefined
  onClose: () => void
}

/** Shows the changes of one activity. */
export function ActivityDialog({ id, onClose }: ActivityDialogProps) {
  const words = useHistoryWords()
  const { fullTime } = useTimes()
  const { activity } = useActors().staff().history
  const { failures } = useFailureWords().history
  const { item, failure } = useSelector(activity, (snapshot) => snapshot.context)

  useEffect(() => {
    if (id === undefined) return undefined
    activity.send({ type: 'details.fetch', id })
    return () => activity.send({ type: 'details.clear' })
  }, [activity, id])

  const change = item === null || item.id !== id ? undefined : item
  return (
    <AsideDialog
      open={id !== undefined}
      onOpenChange={onClose}
      title={change ? activityText(change, words) : words.activity.change}
      lead={
        change
          ? fill(words.activity.lead, { author: authorOf(change, words), time: fullTime(change.at) })
          : words.activity.loading
      }
    >
      {failure ? (
        <NotFetched
          wording={failures.fetch}
          failure={failure}
          onRetry={() => id !== undefined && activity.send({ type: 'details.fetch', id })}
        />
      ) : change === undefined ? (
        <SkeletonRows count={3} />
      ) : (
        <>
          <Differences change={change} />
          <HistoryLink activity={change} />
        </>
      )}
    </AsideDialog>
  )
}

/** Links to the history of the activity's item, if it has one. */
function HistoryLink({ activity: { subject, itemId } }: { activity: Activity }) {
  const words = useHistoryWords()
  if (subject === '' || itemId === '') return null
  return (
    <p className={styles.history}>
      <ScreenText screen="history" search={historyOf({ subject, itemId })} variant="plain">
        {words.activity.allChanges}
      </ScreenText>
    </p>
  )
}

import type { Activity } from '#domain/history/activity.ts'
import { historyOf } from '../history/history-address.ts'
import { ScreenText } from '../navigation/screen-link.tsx'
import * as styles from './activity.css.ts'

/** Links to the history of the activity's item, if it has one. */
export function HistoryLink({ activity: { subject, itemId } }: { activity: Activity }) {
  if (subject === '' || itemId === '') return null
  return (
    <p className={styles.history}>
      <ScreenText screen="history" search={historyOf({ subject, itemId })} variant="plain">
        All changes of this item
      </ScreenText>
    </p>
  )
}

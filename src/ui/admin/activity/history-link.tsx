import type { Activity } from '#domain/history/activity.ts'
import { historyOf } from '../history/history-address.ts'
import { ScreenText } from '../navigation/screen-link.tsx'
import * as styles from './activity.css.ts'

/** Leads from an activity to all that was done to its item, where it is about one. */
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

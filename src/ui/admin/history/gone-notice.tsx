import type { Change } from '#domain/history/activity.ts'
import { retentionDays } from '#domain/history/retention-days.ts'
import { trashableSubjects } from '#domain/history/subject.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { subjectLabels } from '../navigation/subjects.ts'
import * as styles from './history.css.ts'

export interface GoneNoticeProps {
  change: Change
  onRestored: () => void
}

/** Says that an item is in the trash, and restores it. */
export function GoneNotice({ change, onRestored }: GoneNoticeProps) {
  const { trash } = useActors().staff()
  const subject = trashableSubjects.find((known) => known === change.subject)
  if (subject === undefined) return null
  const { one } = subjectLabels(subject)
  if (change.kind === 'erased') {
    return <Notice className={styles.gone}>This {one} was deleted for good.</Notice>
  }
  return (
    <Notice className={styles.gone}>
      This {one} is in the trash, where it stays for {retentionDays.trash} days.
      <Button
        size="sm"
        variant="quiet"
        onClick={() => trash.restore([{ subject, itemId: change.itemId }], onRestored)}
        className={styles.bringBack}
      >
        Restore
      </Button>
    </Notice>
  )
}

import type { Change } from '#domain/history/activity.ts'
import { retentionDays } from '#domain/history/retention-days.ts'
import { needsNoApproval, trashableSubjects } from '#domain/history/subject.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useMayChangeLive } from '#ui/actors/office/use-may-change-live.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useRemovalWords } from '#ui/words/content/use-removal-words.ts'
import * as styles from './history.css.ts'

export interface GoneNoticeProps {
  change: Change
  onRestored: () => void
}

/** Says that an item is in the trash, and restores it. */
export function GoneNotice({ change, onRestored }: GoneNoticeProps) {
  const words = useHistoryWords()
  const { forDays } = useRemovalWords()
  const { trash } = useActors().staff()
  const mayChange = useMayChangeLive()
  const subject = trashableSubjects.find((known) => known === change.subject)
  if (subject === undefined) return null
  const { erased, inTrash } = words.items[subject]
  if (change.kind === 'erased') {
    return <Notice className={styles.gone}>{erased}</Notice>
  }
  return (
    <Notice className={styles.gone}>
      {fill(inTrash, { days: count(forDays, retentionDays.trash) })}
      {(mayChange || needsNoApproval(subject)) && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => trash.restore([{ subject, itemId: change.itemId }], onRestored)}
          className={styles.bringBack}
        >
          {words.trash.restore}
        </Button>
      )}
    </Notice>
  )
}

import type { Change } from '#domain/history/activity.ts'
import { fill } from '#domain/wording/template.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { Differences } from './differences.tsx'
import * as styles from './history.css.ts'

export interface Restoring {
  version: Change
  /** How the item comes back. */
  description: string
  /** The last change of the item, with the version that it has now. */
  current: Change
}

export interface RestoreDialogProps extends Restoring {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Shows what restoring a version changes, and asks for confirmation. */
export function RestoreDialog({
  version,
  description,
  current,
  open,
  onClose,
  onConfirm,
}: RestoreDialogProps) {
  const { versions } = useHistoryWords()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      width="wide"
      title={fill(versions.restoreTitle, version)}
      description={description}
      cancelLabel={versions.keep}
      confirmLabel={versions.confirm}
      harmless
      onConfirm={onConfirm}
    >
      <div className={styles.restored}>
        <Differences change={{ ...version, before: current.after }} />
      </div>
    </ConfirmDialog>
  )
}

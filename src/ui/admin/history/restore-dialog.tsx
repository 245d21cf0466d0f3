import type { Change } from '#domain/history/activity.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { Differences } from './differences.tsx'
import * as styles from './history.css.ts'

export interface Restoring {
  version: Change
  /** Such as 'as it was before Monday'. */
  as: string
  /** The last change of the item. */
  current: Change
}

export interface RestoreDialogProps extends Restoring {
  /** Such as 'article'. */
  one: string
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Shows what restoring a version changes, and asks for confirmation. */
export function RestoreDialog({ version, as, current, one, open, onClose, onConfirm }: RestoreDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      width="wide"
      title={`Restore version ${version.version}?`}
      description={`The ${one} comes back ${as}, and is saved as a new version at once.`}
      cancelLabel="Keep it as it is"
      confirmLabel="Restore"
      harmless
      onConfirm={onConfirm}
    >
      <div className={styles.restored}>
        <Differences change={{ ...version, before: current.after }} />
      </div>
    </ConfirmDialog>
  )
}

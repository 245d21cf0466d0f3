import type { Change } from '#domain/history/activity.ts'
import type { RestoreWay } from '#domain/history/restore-ways.ts'
import { fill } from '#domain/wording/template.ts'
import type { CurrentVersion } from '#ui/actors/content/history-actors.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { Differences } from './differences.tsx'
import * as styles from './history.css.ts'

export interface Restoring {
  version: Change
  /** Which version it is. */
  description: string
  /** The last change of the item, with the version that it has now. */
  current: CurrentVersion
}

export interface RestoreDialogProps extends Restoring {
  /** At least one. */
  ways: ReadonlyArray<RestoreWay>
  open: boolean
  onClose: () => void
  onConfirm: (way: RestoreWay) => void
}

/** Shows what restoring a version changes, and asks whether to publish it or to save it as a draft. */
export function RestoreDialog({
  version,
  description,
  current,
  ways,
  open,
  onClose,
  onConfirm,
}: RestoreDialogProps) {
  const { versions } = useHistoryWords()
  const { actions } = usePublishingWords().editor
  const mayDraft = ways.includes('draft')
  const mayPublish = ways.includes('atOnce')
  const [main, effect] = !mayPublish
    ? [versions.saveDraft, versions.ways.draft]
    : mayDraft
      ? [actions.publish, versions.ways.both]
      : [versions.confirm, versions.ways.atOnce]
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      width="wide"
      title={fill(versions.restoreTitle, version)}
      description={`${description} ${effect}`}
      cancelLabel={versions.keep}
      confirmLabel={main}
      alternative={
        mayPublish && mayDraft
          ? { label: versions.saveDraft, onConfirm: () => onConfirm('draft') }
          : undefined
      }
      harmless
      onConfirm={() => onConfirm(mayPublish ? 'atOnce' : 'draft')}
    >
      <div className={styles.restored}>
        <Differences change={{ ...version, before: current.after }} />
      </div>
    </ConfirmDialog>
  )
}

import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'

export interface EraseDialogProps {
  open: boolean
  /** The names of the items to erase. */
  names: ReadonlyArray<string>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** Moves the focus if the element that opened the dialog is gone. */
  onGone: () => void
}

/** Confirms that items are erased for good. */
export function EraseDialog({ open, names, busy, onConfirm, onClose, onGone }: EraseDialogProps) {
  const [name = '', ...others] = names
  const several = others.length > 0
  const { trash } = useHistoryWords()
  const { eraseOne, eraseSeveral } = trash
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => !busy && onClose()}
      onCloseAutoFocus={() => setTimeout(() => document.activeElement === document.body && onGone())}
      title={several ? count(eraseSeveral.title, names.length) : eraseOne.title}
      description={several ? eraseSeveral.text : fill(eraseOne.text, { name })}
      cancelLabel={several ? eraseSeveral.keep : eraseOne.keep}
      confirmLabel={trash.erase}
      busy={busy}
      busyLabel={trash.erasing}
      onConfirm={onConfirm}
    />
  )
}

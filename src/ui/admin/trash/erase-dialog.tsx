import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'

export interface EraseDialogProps {
  open: boolean
  /** Of the items to erase. */
  names: ReadonlyArray<string>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** Moves the focus if the element that opened the dialog is gone. */
  onGone: () => void
}

/** Confirms that items are erased for good. */
export function EraseDialog({ open, names, busy, onConfirm, onClose, onGone }: EraseDialogProps) {
  const [name, ...others] = names
  const several = others.length > 0
  const what = several ? `${names.length} items` : 'this item'
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => !busy && onClose()}
      onCloseAutoFocus={() => setTimeout(() => document.activeElement === document.body && onGone())}
      title={`Delete ${what} for good?`}
      description={`${several ? 'They' : `“${name}”`} will be deleted with ${several ? 'their' : 'its'} history. This cannot be undone.`}
      cancelLabel={several ? 'Keep them' : 'Keep it'}
      confirmLabel="Delete for good"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onConfirm}
    />
  )
}

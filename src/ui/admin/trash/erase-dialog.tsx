import { ConfirmDialog } from '#ui/design/overlay/confirm-dialog/confirm-dialog.tsx'

export interface EraseDialogProps {
  open: boolean
  /** The names of what is about to go. */
  names: ReadonlyArray<string>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** Where the focus goes when what opened the dialog is gone. */
  onGone: () => void
}

/** Asks before something goes for good. */
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
      description={`${several ? 'They' : `“${name}”`} will be gone, with all that the history says of ${several ? 'them' : 'it'}. This cannot be undone.`}
      cancelLabel={several ? 'Keep them' : 'Keep it'}
      confirmLabel="Delete for good"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onConfirm}
    />
  )
}

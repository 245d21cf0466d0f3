import { useRef } from 'react'
import { ConfirmDialog } from '#ui/design/confirm-dialog/confirm-dialog.tsx'
import type { Section } from '../sections.ts'

export interface RemoveDialogProps {
  section: Section
  /** The names of what is about to be deleted; nothing is asked while there are none. */
  names: ReadonlyArray<string>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  /** Where the focus goes when what opened the dialog is gone. */
  onGone: () => void
}

/** Names the item, or says how many. */
export function RemoveDialog({ section, names, busy, onConfirm, onClose, onGone }: RemoveDialogProps) {
  // The words stay while the dialog fades out.
  const asked = useRef(names)
  if (names.length > 0) asked.current = names
  const [name, ...others] = asked.current
  const several = others.length > 0 ? `${others.length + 1} ${section.many}` : undefined
  return (
    <ConfirmDialog
      open={names.length > 0}
      onOpenChange={(open) => !open && !busy && onClose()}
      onCloseAutoFocus={() => setTimeout(() => document.activeElement === document.body && onGone())}
      title={several ? `Delete ${several}?` : `Delete this ${section.one}?`}
      description={several ? 'They will be gone at once. This cannot be undone.' : `“${name}” will be gone at once. This cannot be undone.`}
      cancelLabel={several ? 'Keep them' : 'Keep it'}
      confirmLabel={several ? `Delete ${several}` : `Delete ${section.one}`}
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onConfirm}
    />
  )
}

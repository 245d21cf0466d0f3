import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '../dialog/dialog-title.tsx'
import * as styles from './confirm-dialog.css.ts'

export interface ConfirmDialogProps extends Omit<DialogProps, 'title' | 'width' | 'children'> {
  /** The question, which names the thing. */
  title: ReactNode
  /** What follows from yes. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

/** Asks before what cannot be undone; the focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel, onConfirm, busy, busyLabel, onOpenChange, ...rest } =
    props
  return (
    <Dialog role="alertdialog" {...rest} onOpenChange={onOpenChange}>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{description}</DialogDescription>
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button size="sm" variant="destroy" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

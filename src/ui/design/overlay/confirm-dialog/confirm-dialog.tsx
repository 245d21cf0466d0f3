import type { ReactNode } from 'react'
import { Button } from '../../action/button/button.tsx'
import { once } from '../../action/once.ts'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '../dialog/dialog-title.tsx'
import * as styles from './confirm-dialog.css.ts'

interface ConfirmDialogProps extends Omit<DialogProps, 'title'> {
  /** The question, with the name of the item. */
  title: ReactNode
  /** The consequences of confirming. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Another way to confirm. */
  alternative?: { readonly label: string; readonly onConfirm: () => void } | undefined
  /** Whether the dialog lacks an input that the confirmation needs. */
  disabled?: boolean | undefined
  busy?: boolean | undefined
  busyLabel?: string | undefined
  /** Confirming loses nothing, so the button is not red. */
  harmless?: boolean | undefined
  /** Details, below the question. */
  children?: ReactNode
}

/** Asks before an action that deletes, or that cannot be undone; the focus starts on Cancel. Otherwise act at once and offer undo in a Toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    alternative,
    disabled,
    busy,
    busyLabel,
    harmless,
    ...dialog
  } = props
  const { children, onOpenChange, ...rest } = dialog
  return (
    <Dialog
      role="alertdialog"
      className={rest.width === 'wide' ? styles.wide : undefined}
      {...rest}
      onOpenChange={onOpenChange}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{description}</DialogDescription>
      {children}
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        {alternative && (
          <Button size="sm" variant="quiet" disabled={disabled || busy} onClick={once(alternative.onConfirm)}>
            {alternative.label}
          </Button>
        )}
        <Button
          size="sm"
          variant={harmless ? 'primary' : 'destroy'}
          disabled={disabled}
          busy={busy}
          busyLabel={busyLabel}
          onClick={once(onConfirm)}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

import { Close } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '../dialog/dialog-title.tsx'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import * as styles from './aside-dialog.css.ts'

export interface AsideDialogProps extends Omit<DialogProps, 'title' | 'width'> {
  title: ReactNode
  lead?: ReactNode
  /** The address of a picture at the foot of the navy side; decoration. */
  picture?: string | undefined
  closeLabel?: string | undefined
}

/** A popup with a form: the title on a navy side, which becomes a title bar on a phone. */
export function AsideDialog({
  title,
  lead,
  picture,
  closeLabel = 'Close',
  children,
  className,
  ...rest
}: AsideDialogProps) {
  return (
    <Dialog {...rest} width="wide" className={styles.frame}>
      <div className={styles.aside}>
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        {lead && <DialogDescription className={styles.lead}>{lead}</DialogDescription>}
        {picture && <img src={picture} alt="" className={styles.picture} />}
      </div>
      <div className={styles.body}>{children}</div>
      <Close asChild>
        <IconButton icon="x" label={closeLabel} className={styles.close} />
      </Close>
    </Dialog>
  )
}

import { Close } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { DialogDescription, DialogTitle } from '../dialog/dialog-title.tsx'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import * as styles from './aside-dialog.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface AsideDialogProps extends Omit<DialogProps, 'title' | 'width'> {
  title: ReactNode
  lead?: ReactNode
  /** The address of a decorative picture at the bottom of the navy side. */
  picture?: string | undefined
}

/** A dialog for a form, with the title on a navy side that becomes a title bar on a phone. Use Dialog for other content. */
export function AsideDialog({ title, lead, picture, children, className, ...rest }: AsideDialogProps) {
  const { close } = useDesignWords()
  return (
    <Dialog {...rest} width="wide" className={styles.frame}>
      <div className={styles.aside}>
        <DialogTitle className={styles.title}>{title}</DialogTitle>
        {lead && <DialogDescription className={styles.lead}>{lead}</DialogDescription>}
        {picture && <img src={picture} alt="" className={styles.picture} />}
      </div>
      <div className={styles.body}>{children}</div>
      <Close asChild>
        <IconButton icon="x" label={close} className={styles.close} />
      </Close>
    </Dialog>
  )
}

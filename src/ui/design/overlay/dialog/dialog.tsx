import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, useRef } from 'react'
import { classNames } from '../../style/class-names.ts'
import * as styles from './dialog.css.ts'

export const dialogWidths = ['narrow', 'wide', 'full'] as const

export interface DialogProps extends ComponentProps<typeof Radix.Content> {
  open: boolean
  /** Called with `false` by Escape, a press outside or a close button. */
  onOpenChange: (open: boolean) => void
  width?: (typeof dialogWidths)[number] | undefined
}

/** Records for the styles whether the page has a scroll bar, before they hide it. */
const markScrolling = (overlay: HTMLElement | null) => {
  const { scrollHeight, clientHeight } = document.documentElement
  if (overlay !== null && scrollHeight > clientHeight) overlay.dataset['page'] = 'scrolling'
}

/** A modal dialog; one of its children must be a DialogTitle. Use ConfirmDialog for a question, AsideDialog for a visitor's form. */
export function Dialog({ open, onOpenChange, width = 'narrow', className, children, ...rest }: DialogProps) {
  const opener = useRef<Element>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div ref={markScrolling} className={styles.overlay} data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          aria-modal="true"
          {...rest}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            rest.onOpenAutoFocus?.(event)
          }}
          onCloseAutoFocus={(event) => {
            rest.onCloseAutoFocus?.(event)
            // A notice that came meanwhile may have taken the focus.
            const isFree = document.activeElement === document.body
            if (!event.defaultPrevented && isFree && opener.current instanceof HTMLElement)
              opener.current.focus()
          }}
          className={classNames(styles.content, styles.width[width], className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

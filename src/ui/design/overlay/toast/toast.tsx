import { Action, Root } from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import { Icon } from '../../layout/icon/icon.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './toast.css.ts'

export const toastTones = ['success', 'failure'] as const

export interface ToastMessage {
  id: string
  tone: (typeof toastTones)[number]
  text: string
  /** A second line, such as what the server said. */
  detail?: string | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

export interface ToastProps {
  message: ToastMessage
  /** Milliseconds before it goes by itself. */
  duration: number
  onDismiss: () => void
}

const fadeOut = 200

export function Toast({ message, duration, onDismiss }: ToastProps) {
  const [open, setOpen] = useState(true)
  const [spoken, setSpoken] = useState(false)
  const failed = message.tone === 'failure'

  // A live region is read aloud when it changes, not when it is put there: so the text comes a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSpoken(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const leave = () => {
    setOpen(false)
    setTimeout(onDismiss, fadeOut)
  }

  return (
    <Root open={open} onOpenChange={leave} duration={duration} className={styles.toast}>
      <div className={styles.message}>
        <Icon
          name={failed ? 'circle-alert' : 'circle-check'}
          className={failed ? styles.failure : styles.success}
        />
        <div
          role={failed ? 'alert' : 'status'}
          aria-live={failed ? 'assertive' : 'polite'}
          className={styles.text}
        >
          {spoken && message.text}
          {spoken && message.detail && <div className={styles.detail}>{message.detail}</div>}
          {spoken && message.action && (
            <VisuallyHidden> Press F8, then Tab, to {message.action.label}.</VisuallyHidden>
          )}
        </div>
        {message.action && (
          <Action altText={message.action.label} onClick={message.action.onSelect} className={styles.action}>
            {message.action.label}
          </Action>
        )}
      </div>
    </Root>
  )
}

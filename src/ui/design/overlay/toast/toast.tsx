import { Action, Root } from '@radix-ui/react-toast'
import { useEffect, useState, type ReactNode } from 'react'
import { once } from '../../action/once.ts'
import { Icon } from '../../layout/icon/icon.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './toast.css.ts'
import { fill, useDesignWords } from '../../words/use-design-words.ts'

export const toastTones = ['success', 'failure'] as const

export interface ToastMessage {
  id: string
  tone: (typeof toastTones)[number]
  text: ReactNode
  /** A second line, for example the server's message. */
  detail?: ReactNode
  action?: { label: string; onSelect: () => void } | undefined
}

interface ToastProps {
  message: ToastMessage
  /** Milliseconds until it is dismissed automatically. */
  duration: number
  onDismiss: () => void
}

const fadeOut = 200

/** Reports what has happened and disappears. Use a Notice for what people must read. */
export function Toast({ message, duration, onDismiss }: ToastProps) {
  const [open, setOpen] = useState(true)
  const [announced, setAnnounced] = useState(false)
  const words = useDesignWords()
  const failed = message.tone === 'failure'

  // Screen readers announce changes of a live region, not its insertion, so the text follows a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
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
          {announced && message.text}
          {announced && message.detail && <div className={styles.detail}>{message.detail}</div>}
          {announced && message.action && (
            <VisuallyHidden> {fill(words.actionKeys, { action: message.action.label })}</VisuallyHidden>
          )}
        </div>
        {message.action && (
          <Action
            altText={message.action.label}
            onClick={once(message.action.onSelect)}
            className={styles.action}
          >
            {message.action.label}
          </Action>
        )}
      </div>
    </Root>
  )
}

import { Provider, Viewport } from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import * as styles from './toast.css.ts'
import { Toast, type ToastMessage } from './toast.tsx'

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[]
  onDismiss: (id: string) => void
  /** Milliseconds; one with an action stays 10 seconds. */
  duration?: number | undefined
  /** When more arrive the oldest go. */
  max?: number | undefined
  label?: string | undefined
}

const timeToAct = 10_000

/** Where toasts appear: once in a page, above everything. */
export function ToastRegion({
  toasts,
  onDismiss,
  duration = 3000,
  max = 3,
  label = 'Notifications',
}: ToastRegionProps) {
  // Each toast is a live region itself; Radix's own announcement would be a second one, so it goes where nobody hears it.
  const [unheard, setUnheard] = useState<HTMLDivElement | null>(null)
  const newest = toasts.slice(-max)

  useEffect(() => {
    for (const { id } of toasts.slice(0, -max)) onDismiss(id)
  }, [toasts, max, onDismiss])

  return (
    <Provider duration={duration} swipeDirection="up" {...(unheard && { announcerContainer: unheard })}>
      <div hidden ref={setUnheard} />
      {newest.map((message) => (
        <Toast
          key={message.id}
          message={message}
          duration={message.action ? timeToAct : duration}
          onDismiss={() => onDismiss(message.id)}
        />
      ))}
      <Viewport label={label} className={styles.viewport} />
    </Provider>
  )
}

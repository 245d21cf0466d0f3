import { Provider, Viewport } from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import * as styles from './toast.css.ts'
import { Toast, type ToastMessage } from './toast.tsx'
import { useDesignWords } from '../../words/use-design-words.ts'

interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[]
  onDismiss: (id: string) => void
  /** In milliseconds; a toast with an action stays for 10 seconds. */
  duration?: number | undefined
  /** Above this number, the oldest are dismissed. */
  max?: number | undefined
}

const actionDuration = 10_000

/** Shows the toasts, above everything else. Render it once per page. */
export function ToastRegion({ toasts, onDismiss, duration = 3000, max = 3 }: ToastRegionProps) {
  const { notifications } = useDesignWords()
  // Each toast is a live region; Radix's second announcement goes into a hidden element.
  const [hiddenAnnouncer, setHiddenAnnouncer] = useState<HTMLDivElement | null>(null)
  const newest = toasts.slice(-max)

  useEffect(() => {
    for (const { id } of toasts.slice(0, -max)) onDismiss(id)
  }, [toasts, max, onDismiss])

  return (
    <Provider
      duration={duration}
      swipeDirection="up"
      {...(hiddenAnnouncer && { announcerContainer: hiddenAnnouncer })}
    >
      <div hidden ref={setHiddenAnnouncer} />
      {newest.map((message) => (
        <Toast
          key={message.id}
          message={message}
          duration={message.action ? actionDuration : duration}
          onDismiss={() => onDismiss(message.id)}
        />
      ))}
      <Viewport label={notifications} className={styles.viewport} />
    </Provider>
  )
}

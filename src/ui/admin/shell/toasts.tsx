import { useCallback, useRef, useState } from 'react'
import { useAnnouncements } from '#ui/actors/office/use-announcements.ts'
import { ToastRegion } from '#ui/design/overlay/toast/toast-region.tsx'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'
import type { ToastMessage } from '#ui/design/overlay/toast/toast.tsx'

/** Shows announcements as toasts, above everything (M10, M11). */
export function Toasts() {
  const [toasts, setToasts] = useState<ReadonlyArray<ToastMessage>>([])
  const count = useRef(0)
  useAnnouncements(({ isDetailOwn, isTextOfServer, ...announcement }) => {
    count.current += 1
    const { text, detail } = announcement
    const message = {
      ...announcement,
      id: String(count.current),
      text: isTextOfServer ? <ServerSentence>{text}</ServerSentence> : text,
      detail: detail && !isDetailOwn ? <ServerSentence>{detail}</ServerSentence> : detail,
    }
    setToasts((shown) => [...shown, message])
  })
  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { picturesAt } from '#domain/content/pictures/pictures-at.ts'
import { withAddresses, type Form } from '#domain/forms/pending-pictures.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import {
  isFrameMessage,
  type PreviewMessage,
  type PreviewedPage,
} from '#domain/publishing/preview-message.ts'
import type { UnsavedItem } from '#domain/publishing/unsaved-item.ts'
import { allPictures, fieldsOf } from '#ui/actors/publishing/publishing-actors.ts'
import { Spinner } from '#ui/design/feedback/spinner/spinner.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import * as styles from './preview-pane.css.ts'

/**
 * Replaces chosen files by local addresses. Sent as files they would be copied with each message, and the page would
 * load their pictures again with each key press.
 */
const useLocalAddresses = () => {
  const [addresses] = useState(() => new Map<File, string>())
  useEffect(
    () => () => {
      addresses.forEach((address) => URL.revokeObjectURL(address))
      addresses.clear()
    },
    [addresses],
  )
  return (values: Form): Form => {
    const files = picturesAt(values, allPictures).filter((value) => value instanceof File)
    for (const file of files) if (!addresses.has(file)) addresses.set(file, URL.createObjectURL(file))
    const uploads = [...addresses].map(([file, address]) => ({ file, address }))
    return withAddresses(values, allPictures, uploads)
  }
}

/** The width in pixels of the element that gets the returned ref. */
const useWidth = () => {
  const [width, setWidth] = useState(0)
  const measured = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measured] as const
}

interface FramedPageProps {
  page: PreviewedPage
  subject: Publishable
  stored: UnsavedItem['stored']
  values: Form
  /** The width of the page in pixels; the page is scaled down to fit. */
  width: number
  onFollow: (page: PreviewedPage) => void
}

/** A page of the site in a frame, which gets what is typed at most once per animation frame. */
export function FramedPage({ page, subject, stored, values, width, onFollow }: FramedPageProps) {
  const words = useEditorWords().live
  const frame = useRef<HTMLIFrameElement>(null)
  // Counts, as the document may load again.
  const [loads, setLoads] = useState(0)
  const addressed = useLocalAddresses()
  const [space, measured] = useWidth()

  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const isOwn = source === frame.current?.contentWindow && origin === window.location.origin
    if (!isOwn || !isFrameMessage(data)) return
    if ('followed' in data) onFollow(data.followed)
    else setLoads((count) => count + 1)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const send = useEffectEvent(() => {
    const preview: PreviewMessage = {
      ...page,
      unsaved: { subject, stored, input: fieldsOf(subject, addressed(values)) },
    }
    frame.current?.contentWindow?.postMessage(preview, window.location.origin)
  })
  useEffect(() => {
    if (loads === 0) return
    const next = requestAnimationFrame(() => send())
    return () => cancelAnimationFrame(next)
  }, [loads, page.path, page.language, values])

  const scale = Math.min(1, space / width)
  return (
    <div ref={measured} dir="ltr" className={styles.view}>
      {loads === 0 && <Spinner className={styles.loading}>{words.loading}</Spinner>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- with scripts of the same origin it protects nothing */}
      <iframe
        ref={frame}
        src="/admin/page-frame"
        title={words.frame}
        data-hidden={loads === 0 ? '' : undefined}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: `${100 / (scale || 1)}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}

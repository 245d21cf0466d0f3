import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { onDemand } from '../screen-parts/on-demand.tsx'
import * as styles from './live-preview.css.ts'
import type { PreviewPaneProps } from './preview-pane.tsx'

const PreviewPane = onDemand(async () => (await import('./preview-pane.tsx')).PreviewPane, {
  pending: <SkeletonRows />,
})

interface LivePreview {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Whether the live preview of an editor is open. */
export const useLivePreview = (): LivePreview => {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, toggle: () => setOpen(!isOpen), button: useRef<HTMLButtonElement>(null) }
}

interface LiveProps {
  live: LivePreview
}

export function LivePreviewButton({ live: { isOpen, toggle, button } }: LiveProps) {
  const { name } = useEditorWords().live
  return (
    <Button
      ref={button}
      size="sm"
      variant="quiet"
      aria-pressed={isOpen}
      onClick={toggle}
      className={isOpen ? styles.pressed : undefined}
    >
      <Icon name="panel-right" size="md" />
      {name}
    </Button>
  )
}

interface BesidePreviewProps extends LiveProps, Omit<PreviewPaneProps, 'onClose' | 'subject'> {
  subject: PreviewPaneProps['subject'] | undefined
  children: ReactNode
}

/** A form with the pane of its live preview, whose code is loaded when it is opened. */
export function BesidePreview({ live, subject, children, ...pane }: BesidePreviewProps) {
  const { isOpen } = live
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isBelow = !window.matchMedia(styles.besideForm).matches
    if (isOpen && isBelow) place.current?.scrollIntoView()
  }, [isOpen])
  const close = () => {
    live.toggle()
    live.button.current?.focus()
  }
  return (
    <div className={isOpen ? styles.withPane : undefined}>
      <div className={styles.form}>{children}</div>
      {isOpen && subject && (
        <div ref={place} className={styles.beside}>
          <PreviewPane {...pane} subject={subject} onClose={close} />
        </div>
      )}
    </div>
  )
}

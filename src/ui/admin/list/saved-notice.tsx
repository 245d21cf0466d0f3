import { useEffect, useState } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import * as styles from './list.css.ts'

export interface SavedNoticeProps {
  name: string
  /** Whether the row of the saved item is on the screen. */
  shown: boolean
}

/** Says that an item was saved; visible only if its row is not. */
export function SavedNotice({ name, shown }: SavedNoticeProps) {
  const { saved } = useListWords().list
  const [spoken, setSpoken] = useState(false)
  // Screen readers read a live region when it changes, not when it appears.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true))
    return () => clearTimeout(timer)
  }, [])
  const text = spoken && fill(saved, { name })
  if (shown) return <VisuallyHidden role="status">{text}</VisuallyHidden>
  return (
    <Notice tone="success" className={styles.saved}>
      {text}
    </Notice>
  )
}

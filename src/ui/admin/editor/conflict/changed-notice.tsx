import { useEffect, useRef } from 'react'
import { count } from '#domain/wording/counted.ts'
import type { EditorWords } from '#domain/wording/en/editor/editor.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import * as styles from '../editor.css.ts'

export interface ChangedNoticeProps {
  /** The name of who saved it, if known. */
  by: string | undefined
  /** The subject that was saved. */
  subject: keyof EditorWords['changed']['subjects']
  /** How many fields need a choice. */
  undecidedCount: number
  /** The action that failed. */
  attempt: 'save' | 'publish'
}

/** Says that another person saved the item first, and that both versions were merged. */
export function ChangedNotice({ by, subject, undecidedCount, attempt }: ChangedNoticeProps) {
  const words = useEditorWords().changed
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone={undecidedCount > 0 ? 'danger' : 'info'}
      className={styles.notice}
    >
      <Sentence of={words.subjects[subject]} by={<bdi>{by ?? words.someone}</bdi>} /> {words.kept}{' '}
      {undecidedCount === 0
        ? words.keepBoth[attempt]
        : count(words.choose, undecidedCount, { again: words.again[attempt] })}
    </Notice>
  )
}

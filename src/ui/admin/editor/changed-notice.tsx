import { useEffect, useRef } from 'react'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import * as styles from './editor.css.ts'

export interface ChangedNoticeProps {
  /** Who saved it, as far as that is known. */
  by: string | undefined
  /** What was changed, such as 'article'. */
  one: string
  /** How many fields wait for a choice. */
  open: number
}

/** Somebody else saved the item first: what they changed is in the form by now, and what was typed stays. */
export function ChangedNotice({ by = 'Somebody else', one, open }: ChangedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone={open > 0 ? 'danger' : 'info'} className={styles.notice}>
      <bdi>{by}</bdi> saved this {one} while you were editing it. What you typed is still here, and their
      changes stand beside it. {nextStep(open)}
    </Notice>
  )
}

const nextStep = (open: number) => {
  if (open === 0) return 'Save again to keep both.'
  const fields = open === 1 ? 'one field' : `${open} fields`
  return `You both changed ${fields}: choose there which version to keep, then save again.`
}

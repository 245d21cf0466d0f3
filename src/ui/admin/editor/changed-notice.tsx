import { useEffect, useRef } from 'react'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import * as styles from './editor.css.ts'

export interface ChangedNoticeProps {
  /** The name of who saved it, if known. */
  by: string | undefined
  /** Such as 'article'. */
  one: string
  /** How many fields need a choice. */
  open: number
}

/** Says that another person saved the item first, and that both versions were merged. */
export function ChangedNotice({ by = 'Someone else', one, open }: ChangedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone={open > 0 ? 'danger' : 'info'} className={styles.notice}>
      <bdi>{by}</bdi> saved this {one} while you were editing it. What you typed is still here, and their
      changes are shown with it. {nextStep(open)}
    </Notice>
  )
}

const nextStep = (open: number) => {
  if (open === 0) return 'Save again to keep both.'
  const fields = open === 1 ? 'one field' : `${open} fields`
  return `You both changed ${fields}: choose there which version to keep, then save again.`
}

import { useEffect, useRef } from 'react'
import { Button } from '#ui/design/button/button.tsx'
import { Notice } from '#ui/design/notice/notice.tsx'
import * as styles from './editor.css.ts'

export interface ChangedNoticeProps {
  /** What was changed, such as 'article'. */
  one: string
  onTakeOther: () => void
  onSaveOver: () => void
}

/** Somebody else saved the item first: the person chooses, and what was typed stays until then. */
export function ChangedNotice({ one, onTakeOther, onSaveOver }: ChangedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" className={styles.notice}>
      Somebody else saved this {one} while you were editing it. What you typed is still here.
      <div className={styles.choices}>
        <Button size="sm" variant="quiet" onClick={onTakeOther}>
          Load the other version
        </Button>
        <Button size="sm" variant="danger" onClick={onSaveOver}>
          Save over it
        </Button>
      </div>
    </Notice>
  )
}

import { fill } from '#domain/wording/template.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './unsaved-notice.css.ts'

export interface UnsavedNoticeProps {
  offered: UnsavedForm
  /** Whether the form was changed after it was opened. */
  changed: boolean
  restore: () => void
  discard: () => void
}

/** Offers to restore what the same user left unsaved. */
export function UnsavedNotice({ offered, changed, restore, discard }: UnsavedNoticeProps) {
  const words = useEditorWords().left
  const { fullTime } = useTimes()
  return (
    <Notice className={styles.notice}>
      <p>
        {[
          fill(words.left, { time: fullTime(offered.at) }),
          ...(offered.lacksFiles ? [words.lacksFiles] : []),
          ...(changed ? [words.replaces] : []),
        ].join(' ')}
      </p>
      <p className={styles.actions}>
        <Button size="sm" onClick={restore}>
          {words.restore}
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          {words.discard}
        </Button>
      </p>
    </Notice>
  )
}

import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { fullTime } from '../../screen-parts/times.ts'
import * as styles from './unsaved-notice.css.ts'

export interface UnsavedNoticeProps {
  offered: UnsavedForm
  /** Whether the form was changed since. */
  changed: boolean
  restore: () => void
  discard: () => void
}

/** Offers to restore what the same user left unsaved. */
export function UnsavedNotice({ offered, changed, restore, discard }: UnsavedNoticeProps) {
  return (
    <Notice className={styles.notice}>
      <p>
        You left this form on {fullTime(offered.at)} without saving it.
        {offered.lacksFiles && ' Pictures that you had chosen have to be chosen again.'}
        {changed && ' Restoring it replaces what you have typed since.'}
      </p>
      <p className={styles.actions}>
        <Button size="sm" onClick={restore}>
          Restore it
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          Discard it
        </Button>
      </p>
    </Notice>
  )
}

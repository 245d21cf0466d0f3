import type { Screen } from '#domain/access/screens.ts'
import type { DraftDetails } from '#domain/publishing/draft.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { ScreenText } from '../../shell/navigation/screen-link.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import { useFieldNames } from './field-names.ts'
import * as styles from './publish-bar.css.ts'

export interface ScheduledNoticeProps {
  change: DraftDetails
  /** The editor of its item. */
  screen: Screen
}

/** Says before a save what a scheduled change will overwrite, who scheduled it and when. */
export function ScheduledNotice({ change, screen }: ScheduledNoticeProps) {
  const { editor: words } = usePublishingWords()
  const { moment } = useTimes()
  const { id, subject, itemId, action, author, dueAt, changes } = change
  const fields = useFieldNames(subject)(changes)
  const name = <bdi>{author.name}</bdi>
  const time = moment(dueAt)
  return (
    <Notice className={styles.notice}>
      {action === 'unpublish' ? (
        <Sentence of={words.takesOff} name={name} time={time} />
      ) : (
        <Sentence of={words.overwrites} name={name} time={time} fields={fields} />
      )}{' '}
      <ScreenText screen={screen} id={itemId} search={{ draft: id }}>
        {words.openScheduled}
      </ScreenText>
    </Notice>
  )
}

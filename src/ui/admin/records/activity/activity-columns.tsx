import type { Activity } from '#domain/history/activity.ts'
import type { HistoryWords } from '#domain/wording/en/content/history.ts'
import { fill } from '#domain/wording/template.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { TitleCell } from '#ui/design/data/table/title-cell.tsx'
import { activityText, authorOf } from '#domain/history/activity-text.ts'
import type { Times } from '../../screen-parts/times.ts'
import * as styles from './activity.css.ts'

export const activityColumns = (
  onOpen: (activity: Activity) => void,
  words: HistoryWords,
  { fullTime }: Times,
): ReadonlyArray<Column<Activity>> => [
  {
    key: 'what',
    header: words.activity.columns.what,
    role: 'main',
    cell: (activity) => <TitleCell title={activityText(activity, words)} />,
  },
  {
    key: 'who',
    header: words.activity.columns.who,
    cell: (activity) => (
      <>
        <bdi>{authorOf(activity, words)}</bdi>
        {activity.address !== '' && <span className={styles.address}>{activity.address}</span>}
      </>
    ),
  },
  {
    key: 'when',
    header: words.activity.columns.when,
    cell: ({ at }) => (
      <time dateTime={at} className={styles.time}>
        {fullTime(at)}
      </time>
    ),
  },
  {
    key: 'actions',
    header: words.activity.columns.actions,
    role: 'actions',
    cell: (activity) =>
      activity.subject !== '' && (
        <IconButton
          icon="eye"
          label={words.activity.show}
          aria-label={fill(words.activity.showOf, { activity: activityText(activity, words) })}
          size="sm"
          onClick={() => onOpen(activity)}
        />
      ),
  },
]

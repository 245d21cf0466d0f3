import type { Activity } from '#domain/history/activity.ts'
import { IconButton } from '#ui/design/action/icon-button/icon-button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { TitleCell } from '#ui/design/data/table/title-cell.tsx'
import { activityText, authorOf } from '../history/activity-words.ts'
import { fullTime } from '../screen-parts/times.ts'
import * as styles from './activity.css.ts'

export const activityColumns = (onOpen: (activity: Activity) => void): ReadonlyArray<Column<Activity>> => [
  {
    key: 'what',
    header: 'Action',
    place: 'main',
    cell: (activity) => <TitleCell title={activityText(activity)} />,
  },
  {
    key: 'who',
    header: 'Who',
    cell: (activity) => (
      <>
        <bdi>{authorOf(activity)}</bdi>
        {activity.address !== '' && <span className={styles.address}>{activity.address}</span>}
      </>
    ),
  },
  {
    key: 'when',
    header: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className={styles.time}>
        {fullTime(at)}
      </time>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    place: 'actions',
    cell: (activity) =>
      activity.subject !== '' && (
        <IconButton
          icon="eye"
          label="Show what changed"
          aria-label={`Show what changed: ${activityText(activity)}`}
          size="sm"
          onClick={() => onOpen(activity)}
        />
      ),
  },
]

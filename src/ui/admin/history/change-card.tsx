import type { Change } from '#domain/history/activity.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { fullTime } from '../screen-parts/times.ts'
import { authorOf, kindLabels } from './activity-words.ts'
import { Differences } from './differences.tsx'
import * as styles from './history.css.ts'

export interface ChangeCardProps {
  change: Change
  current: boolean
  /** Missing if the version cannot be restored. */
  onRestore?: (() => void) | undefined
}

/** One change of an item: its author, time and differences. */
export function ChangeCard({ change, current, onRestore }: ChangeCardProps) {
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {kindLabels[change.kind]} by <bdi>{authorOf(change)}</bdi>
          </h2>
          <time dateTime={change.at} className={styles.time}>
            {fullTime(change.at)}
          </time>
          {change.version > 0 && <span className={styles.time}>Version {change.version}</span>}
        </div>
        {current && <Tag tone="shoal">Current version</Tag>}
        {onRestore && (
          <Button size="sm" variant="quiet" onClick={onRestore}>
            <Icon name="undo-2" size="md" />
            Restore version {change.version}
          </Button>
        )}
      </div>
      <Differences change={change} />
    </li>
  )
}

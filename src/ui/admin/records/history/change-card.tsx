import { isOfItem, type Change } from '#domain/history/activity.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { authorOf } from '#domain/history/activity-text.ts'
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
  const words = useHistoryWords()
  const { versions } = words
  const { fullTime } = useTimes()
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Sentence
              of={versions.change}
              kind={words.kinds[change.kind]}
              author={<bdi>{authorOf(change, words)}</bdi>}
            />
          </h2>
          <time dateTime={change.at} className={styles.time}>
            {fullTime(change.at)}
          </time>
          {isOfItem(change) && change.version > 0 && (
            <span className={styles.version}>{fill(versions.version, { version: change.version })}</span>
          )}
        </div>
        {current && <Tag tone="shoal">{versions.current}</Tag>}
        {onRestore && (
          <Button size="sm" variant="quiet" onClick={onRestore}>
            <Icon name="undo-2" size="md" />
            {fill(versions.restore, { version: change.version })}
          </Button>
        )}
      </div>
      <Differences change={change} />
    </li>
  )
}

import type { Change } from '#domain/history/activity.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import * as styles from './history.css.ts'

export interface EarliestCardProps {
  version: Change
  onRestore: () => void
}

/** The version before the first stored change. */
export function EarliestCard({ version, onRestore }: EarliestCardProps) {
  const { versions } = useHistoryWords()
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{versions.before}</h2>
          <span className={styles.time}>{fill(versions.version, version)}</span>
        </div>
        <Button size="sm" variant="quiet" onClick={onRestore}>
          <Icon name="undo-2" size="md" />
          {fill(versions.restore, version)}
        </Button>
      </div>
    </li>
  )
}

import { Spinner } from '#ui/design/feedback/spinner/spinner.tsx'
import { useDesignWords } from '#ui/design/words/use-design-words.ts'
import * as styles from './thread-pending.css.ts'

/** Stands in the place of a thread while its code or its messages load. */
export function ThreadPending() {
  const { loading } = useDesignWords()
  return (
    <div aria-busy="true" className={styles.pending}>
      <Spinner>{loading}</Spinner>
    </div>
  )
}

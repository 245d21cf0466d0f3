import type { ComponentProps } from 'react'
import { classNames } from '../../style/class-names.ts'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './skeleton-rows.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface SkeletonRowsProps extends ComponentProps<'div'> {
  count?: number | undefined
}

/** Placeholders of the size of table rows while a list loads. Use a Spinner for other content. */
export function SkeletonRows({ count = 6, className, ...rest }: SkeletonRowsProps) {
  const { loading } = useDesignWords()
  return (
    <div role="status" {...rest} className={classNames(styles.rows, className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.check} />
          <span className={styles.picture} />
          <span className={styles.lines}>
            <span className={styles.title} />
            <span className={styles.text} />
          </span>
        </div>
      ))}
      <VisuallyHidden>{loading}</VisuallyHidden>
    </div>
  )
}

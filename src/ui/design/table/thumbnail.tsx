import type { ComponentProps } from 'react'
import * as styles from './table.css.ts'

/** For a column whose place is 'media'; decoration beside the title. */
export function Thumbnail(props: ComponentProps<'img'>) {
  return <img alt="" loading="lazy" width={84} height={56} {...props} className={styles.thumbnail} />
}

import type { ComponentProps } from 'react'
import * as styles from './table.css.ts'

export interface ThumbnailProps extends ComponentProps<'img'> {
  shows?: keyof typeof styles.thumbnails | undefined
}

/** The picture in a `media` column; decoration beside the title. */
export function Thumbnail({ shows = 'picture', ...rest }: ThumbnailProps) {
  return <img alt="" loading="lazy" width={84} height={56} {...rest} className={styles.thumbnails[shows]} />
}

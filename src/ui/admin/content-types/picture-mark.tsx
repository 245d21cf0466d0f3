import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { usePictureView } from '../screen-parts/picture-view.ts'
import * as styles from './previews.css.ts'

/** One of several logos in a row. */
export function PictureMark({ picture, name }: { picture: PictureValue; name: string }) {
  const view = usePictureView(picture)
  return view && <img {...view} sizes="160px" alt={name} className={styles.mark} />
}

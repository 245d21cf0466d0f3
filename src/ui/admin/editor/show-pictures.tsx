import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import * as styles from './other-version.css.ts'
import { usePictureView } from './picture-view.ts'

/** The pictures of one version, which are the value of a picture's field or of several pictures' field. */
export const showPictures = (value: unknown) => {
  const pictures = (Array.isArray(value) ? value : [value]) as ReadonlyArray<PictureValue>
  return (
    <span className={styles.pictures}>
      {pictures.map((picture, index) => (
        <ShownPicture key={index} picture={picture} />
      ))}
    </span>
  )
}

function ShownPicture({ picture }: { picture: PictureValue }) {
  const view = usePictureView(picture)
  return view ? <img {...view} sizes="84px" alt="" className={styles.picture} /> : 'No picture'
}

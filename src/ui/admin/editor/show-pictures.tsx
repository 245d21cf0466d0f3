import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import type { NamedPictureValue } from '../content/form-values.ts'
import * as styles from './conflict/other-version.css.ts'
import { usePictureView } from '../screen-parts/picture-view.ts'

/** Renders one version of a field with one picture, or with several named ones. */
export const showPictures = (value: unknown) => {
  const pictures = Array.isArray(value)
    ? (value as ReadonlyArray<NamedPictureValue>)
    : [{ image: value as PictureValue, name: '' }]
  return (
    <span className={styles.pictures}>
      {pictures.map(({ image, name }, index) => (
        <ShownPicture key={index} picture={image} name={name} />
      ))}
    </span>
  )
}

function ShownPicture({ picture, name }: { picture: PictureValue; name: string }) {
  const view = usePictureView(picture)
  const { noPicture } = useEditorWords().form
  return view ? <img {...view} sizes="84px" alt={name} className={styles.picture} /> : noPicture
}

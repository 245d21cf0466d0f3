import { useState } from 'react'
import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { pictureError, pictureTypes } from '#domain/picture/picture-error.ts'
import { Field } from '#ui/design/field/field.tsx'
import { ImageUploader } from '#ui/design/image-uploader/image-uploader.tsx'
import type { FieldOf } from '../form-field.ts'
import { OtherVersion } from '../other-version.tsx'
import { showPictures } from '../show-pictures.tsx'
import { PictureTile } from './picture-tile.tsx'
import * as styles from './pictures-field.css.ts'

/** Several pictures in the order in which they show. */
export function PicturesField({ label, field, hint }: FieldOf<ReadonlyArray<PictureValue>>) {
  const [refusal, setRefusal] = useState<string>()
  const pictures = field.value
  const add = (file: File) => {
    const sentence = pictureError(file)
    setRefusal(sentence)
    if (sentence === undefined) field.change([...pictures, file])
  }
  const swap = (index: number, other: number) => {
    const moved = [...pictures]
    const [picture, neighbour] = [moved[index], moved[other]]
    if (picture === undefined || neighbour === undefined) return
    moved[index] = neighbour
    moved[other] = picture
    field.change(moved)
  }
  return (
    <Field label={label} error={refusal ?? field.error} hint={hint} group>
      <div className={styles.pictures}>
        {pictures.length > 0 && (
          <ol className={styles.tiles} aria-label={label}>
            {pictures.map((picture, index) => (
              <PictureTile
                key={index}
                picture={picture}
                name={`Picture ${index + 1} of ${pictures.length}`}
                onRemove={() => field.change(pictures.filter((_, other) => other !== index))}
                onEarlier={index > 0 ? () => swap(index, index - 1) : undefined}
                onLater={index < pictures.length - 1 ? () => swap(index, index + 1) : undefined}
              />
            ))}
          </ol>
        )}
        <ImageUploader key={pictures.length} name={field.name} accept={pictureTypes.join()} onChoose={add} />
      </div>
      <OtherVersion other={field.other} label={label} show={showPictures} />
    </Field>
  )
}

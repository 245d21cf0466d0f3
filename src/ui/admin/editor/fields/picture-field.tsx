import { useState } from 'react'
import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { pictureError, pictureTypes } from '#domain/picture/picture-error.ts'
import { Button } from '#ui/design/button/button.tsx'
import { Field } from '#ui/design/field/field.tsx'
import { ImageUploader, type ImageUploaderProps } from '#ui/design/image-uploader/image-uploader.tsx'
import type { FieldOf } from '../form-field.ts'
import { OtherVersion } from '../other-version.tsx'
import { showPictures } from '../show-pictures.tsx'
import { usePictureView } from '../picture-view.ts'
import { useUploads } from '../uploads.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import * as styles from './picture-field.css.ts'

export interface PictureFieldProps extends FieldOf<PictureValue>, Pick<ImageUploaderProps, 'mark'> {}

/** One picture; a file that cannot be one is refused at once and changes nothing. */
export function PictureField({ label, field, hint, optional, mark }: PictureFieldProps) {
  const [refusal, setRefusal] = useState<string>()
  const [enlarged, setEnlarged] = useState(false)
  const view = usePictureView(field.value)
  const uploads = useUploads()
  const choose = (file: File) => {
    const sentence = pictureError(file)
    setRefusal(sentence)
    if (sentence === undefined) field.change(file)
  }
  return (
    <Field label={label} error={refusal ?? field.error} hint={hint} optional={optional === true} group>
      <ImageUploader
        name={field.name}
        accept={pictureTypes.join()}
        picture={view && { src: view.src, alt: '' }}
        mark={mark}
        file={field.value instanceof File ? field.value : undefined}
        upload={uploads.of(field.value)}
        onChoose={choose}
        onRetry={uploads.retry}
        onEnlarge={() => setEnlarged(true)}
        texts={{ enlarge: `Preview and zoom ${label.toLowerCase()}` }}
      />
      {optional && field.value !== '' && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          aria-label={`Remove ${label.toLowerCase()}`}
          onClick={() => field.change('')}
        >
          Remove
        </Button>
      )}
      {view && (
        <EnlargedPicture
          picture={field.value}
          src={view.src}
          label={label}
          onWhite={mark === 'onWhite'}
          open={enlarged}
          onOpenChange={setEnlarged}
        />
      )}
      <OtherVersion other={field.other} label={label} show={showPictures} />
    </Field>
  )
}

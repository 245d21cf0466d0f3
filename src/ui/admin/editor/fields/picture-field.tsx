import { useState } from 'react'
import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { pictureError, pictureTypes } from '#domain/picture/picture-error.ts'
import { Field } from '#ui/design/field/field.tsx'
import { ImageUploader } from '#ui/design/image-uploader/image-uploader.tsx'
import type { FieldOf } from '../form-field.ts'
import { usePictureView } from '../picture-view.ts'
import { useUploads } from '../uploads.ts'

/** One picture; a file that cannot be one is refused at once and changes nothing. */
export function PictureField({ label, field, hint, optional }: FieldOf<PictureValue>) {
  const [refusal, setRefusal] = useState<string>()
  const view = usePictureView(field.value)
  const uploads = useUploads()
  const choose = (file: File) => {
    const sentence = pictureError(file)
    setRefusal(sentence)
    if (sentence === undefined) field.change(file)
  }
  return (
    <Field label={label} error={refusal ?? field.error} hint={hint} optional={optional} group>
      <ImageUploader
        name={field.name}
        accept={pictureTypes.join()}
        picture={view && { src: view.src, alt: '' }}
        file={field.value instanceof File ? field.value : undefined}
        upload={uploads.of(field.value)}
        onChoose={choose}
        onRetry={uploads.retry}
      />
    </Field>
  )
}

import type { ReactNode } from 'react'
import { pictureError } from '#domain/picture/picture-error.ts'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { ServerSentence } from '#ui/words/office/server-sentence.tsx'

/** Why a file is rejected. Names the file, since the field still shows another. */
export const fileRefusal = (file: File): ReactNode => {
  const sentence = pictureError(file)
  return (
    sentence && (
      <span key={file.name}>
        <bdi>{`${file.name} (${fileSize(file.size)})`}</bdi>: <ServerSentence>{sentence}</ServerSentence>
      </span>
    )
  )
}

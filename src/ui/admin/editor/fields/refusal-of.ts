import { pictureError } from '#domain/picture/picture-error.ts'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'

/** Why a file is rejected. Names the file, since the field still shows another. */
export const refusalOf = (file: File): string | undefined => {
  const sentence = pictureError(file)
  return sentence && `${file.name} (${fileSize(file.size)}): ${sentence}`
}

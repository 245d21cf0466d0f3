import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { ImagePreview } from '#ui/design/overlay/image-preview/image-preview.tsx'

export interface EnlargedPictureProps {
  picture: PictureValue
  src: string
  /** Of its field. */
  label: string
  onWhite?: boolean | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A picture in full size (A15). */
export function EnlargedPicture({ picture, label, ...preview }: EnlargedPictureProps) {
  const title = typeof picture === 'string' ? label : picture.name
  return <ImagePreview {...preview} alt={label} title={title} />
}

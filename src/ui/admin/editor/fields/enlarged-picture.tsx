import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { ImagePreview } from '#ui/design/image-preview/image-preview.tsx'

export interface EnlargedPictureProps {
  picture: PictureValue
  /** Where its bytes are shown from. */
  src: string
  /** What the field calls it. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A field's picture over the whole window (A15). */
export function EnlargedPicture({ picture, src, label, open, onOpenChange }: EnlargedPictureProps) {
  const title = typeof picture === 'string' ? label : picture.name
  return <ImagePreview open={open} onOpenChange={onOpenChange} src={src} alt={label} title={title} />
}

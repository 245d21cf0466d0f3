import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { onFirstOpen } from '../../../screen-parts/on-demand.tsx'

/** Loaded on demand: lists load the forms too, and few people enlarge a picture. */
const ImagePreview = onFirstOpen(
  async () => (await import('#ui/design/overlay/image-preview/image-preview.tsx')).ImagePreview,
)

export interface EnlargedPictureProps {
  picture: PictureValue
  src: string
  /** The label of the picture's field. */
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

import { lazy, Suspense, useState } from 'react'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'

/** Loaded on demand: lists load the forms too, and few people enlarge a picture. */
const ImagePreview = lazy(async () => ({
  default: (await import('#ui/design/overlay/image-preview/image-preview.tsx')).ImagePreview,
}))

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
  // Stays mounted once it was opened, so that closing is animated.
  const [isNeeded, setNeeded] = useState(preview.open)
  if (preview.open && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <ImagePreview {...preview} alt={label} title={title} />
      </Suspense>
    )
  )
}

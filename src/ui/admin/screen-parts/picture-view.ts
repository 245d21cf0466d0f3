import type { PictureValue } from '#domain/machines/pending-pictures.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { useLocalPicture } from '#ui/design/form/image-uploader/use-local-picture.ts'
import { useBrokenPicture } from './use-broken-picture.ts'

export interface PictureView {
  readonly src: string
  readonly srcSet?: string | undefined
}

/** A stored picture at the size that is needed. */
export const storedPicture = (address: string): PictureView => {
  const { src, webp } = pictureSource(address)
  return { src, srcSet: webp }
}

/** What a field's picture looks like, whether it is stored or still a file of this computer, which may be damaged. */
export const useChosenPicture = (picture: PictureValue): { view?: PictureView; isBroken?: true } => {
  const local = useLocalPicture(picture instanceof File ? picture : null)
  const isBroken = useBrokenPicture(local)
  if (isBroken) return { isBroken }
  if (local !== undefined) return { view: { src: local } }
  return typeof picture === 'string' && picture !== '' ? { view: storedPicture(picture) } : {}
}

export const usePictureView = (picture: PictureValue): PictureView | undefined =>
  useChosenPicture(picture).view

import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { useLocalPicture } from '#ui/design/form/image-uploader/use-local-picture.ts'
import { useEffect, useState } from 'react'

/** Whether the browser fails to decode a picture. */
const useBrokenPicture = (address: string | undefined): boolean => {
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    if (address === undefined) return
    const image = new Image()
    const fail = () => setBroken(address)
    image.addEventListener('error', fail)
    image.src = address
    return () => image.removeEventListener('error', fail)
  }, [address])
  return address !== undefined && broken === address
}

export interface PictureView {
  readonly src: string
  readonly srcSet?: string | undefined
  /** Its focal point, if it has one. */
  readonly style?: { readonly objectPosition: string }
}

/** The sources of a stored picture in all its widths, and its focal point. */
export const storedPicture = (address: string): PictureView => {
  const { src, webp, position } = pictureSource(address)
  return { src, srcSet: webp, ...(position !== undefined && { style: { objectPosition: position } }) }
}

/** Displays a picture of a form: a stored one, or a local file, which may be broken. */
export const useChosenPicture = (picture: PictureValue): { view?: PictureView; isBroken?: true } => {
  const local = useLocalPicture(picture instanceof File ? picture : null)
  const isBroken = useBrokenPicture(local)
  if (isBroken) return { isBroken }
  if (local !== undefined) return { view: { src: local } }
  return typeof picture === 'string' && picture !== '' ? { view: storedPicture(picture) } : {}
}

export const usePictureView = (picture: PictureValue): PictureView | undefined =>
  useChosenPicture(picture).view

import type { ChosenFile } from './chosen-file.ts'

export const pictureLimit = 8 * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Said before a picture is chosen. */
export const acceptedPictures = 'JPEG, PNG, WebP, AVIF or GIF, at most 8 MB'

/** What the browser can say of a chosen picture before it is sent; the server looks at the content. */
export const pictureError = (file: ChosenFile): string | undefined => {
  if (!pictureTypes.some((type) => type === file.type)) return 'Choose a JPEG, PNG, WebP, AVIF or GIF picture'
  return file.size > pictureLimit ? 'The picture has at most 8 MB' : undefined
}

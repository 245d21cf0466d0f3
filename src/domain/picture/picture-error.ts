import type { ChosenFile } from './chosen-file.ts'

export const pictureLimit = 8 * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Checks a chosen picture by its type and size before the upload; the server checks its content. */
export const pictureError = (file: ChosenFile): string | undefined => {
  if (!pictureTypes.some((type) => type === file.type)) return 'Choose a JPEG, PNG, WebP, AVIF or GIF picture'
  return file.size > pictureLimit ? 'The picture has at most 8 MB' : undefined
}

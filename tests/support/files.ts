import sharp from 'sharp'

/** Makes a picture of one colour. */
export const picture = (
  width = 40,
  height = 30,
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' = 'jpeg',
) =>
  sharp({ create: { width, height, channels: 3, background: '#1A4569' } })
    .toFormat(kind)
    .toBuffer()

export const fileForm = (
  part: string,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  type = 'application/octet-stream',
) => {
  const form = new FormData()
  form.append(part, new File([bytes], name, { type }))
  return form
}

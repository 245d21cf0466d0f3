import sharp from 'sharp'

let made = 0

/** A JPEG picture; no two have the same bytes. */
export const pictureBytes = () =>
  sharp({ create: { width: 300 + (made += 1), height: 200, channels: 3, background: '#1A4569' } })
    .jpeg()
    .toBuffer()

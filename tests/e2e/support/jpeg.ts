import sharp from 'sharp'

let made = 0

/** Pictures whose bytes differ. */
export const jpeg = () =>
  sharp({ create: { width: 300 + (made += 1), height: 200, channels: 3, background: '#1A4569' } })
    .jpeg()
    .toBuffer()

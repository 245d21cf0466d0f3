import sharp from 'sharp'
import { mostPixels, type Made, type PictureJob } from './picture-jobs.ts'
import { serveJobs } from './serve-jobs.ts'

const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const

const measure = async (bytes: Uint8Array): Promise<Made> => {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return { width: autoOrient.width, height: autoOrient.height, made: [] }
}

const webp = async (bytes: Uint8Array, widths: ReadonlyArray<number>): Promise<Made> => {
  const widest = Math.max(...widths)
  const upright = await sharp(bytes, limits)
    .autoOrient()
    .resize({ width: widest })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const made: Array<Uint8Array> = []
  for (const kept of widths) {
    const scaled = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: kept })
    made.push(await scaled.webp({ quality: 78 }).toBuffer())
  }
  return { width, height, made }
}

const avif = async (bytes: Uint8Array): Promise<Made> => ({
  width: 0,
  height: 0,
  made: [await sharp(bytes, limits).avif({ quality: 50, effort: 2 }).toBuffer()],
})

/** In few pixels, on the navy that shows through it. */
const pixels = async (bytes: Uint8Array): Promise<Made> => {
  const { data, info } = await sharp(bytes, limits)
    .flatten({ background: '#0A2036' })
    .resize({ width: 64, height: 40, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, made: [data] }
}

const work = (job: PictureJob) => {
  switch (job.does) {
    case 'measure':
      return measure(job.bytes)
    case 'webp':
      return webp(job.bytes, job.widths)
    case 'avif':
      return avif(job.bytes)
    case 'pixels':
      return pixels(job.bytes)
  }
}

// Strangers' bytes: only the formats that browsers show. AVIF is the one kind of HEIF that libvips is built with.
serveJobs((job) => work(job as PictureJob), { decoders: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'] })

import type Sharp from 'sharp'
import type { drawShare, ShareJob } from './share-drawing.ts'

/** What a picture process is asked to do. */
export type PictureJob =
  | { readonly does: 'measure'; readonly bytes: Uint8Array }
  | { readonly does: 'webp'; readonly bytes: Uint8Array; readonly widths: ReadonlyArray<number> }
  | { readonly does: 'avif'; readonly bytes: Uint8Array }
  | ShareJob

export type PictureAnswer =
  | {
      readonly done: {
        readonly width: number
        readonly height: number
        readonly made: ReadonlyArray<Uint8Array>
      }
    }
  | { readonly failed: string }

/**
 * The program of a picture process. It travels there as text, so that it refers to nothing outside itself. Left alone for a
 * while it ends, and gives back the memory that encoders never return to a running process.
 */
export const pictureProgram = (
  load: (path: string) => unknown,
  sharpPath: string,
  mostPixels: number,
  idle: number,
  draw: typeof drawShare,
): void => {
  const sharp = load(sharpPath) as typeof Sharp
  const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const
  sharp.cache(false)
  sharp.concurrency(1)

  const measure = async (bytes: Uint8Array) => {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width: autoOrient.width, height: autoOrient.height, made: [] }
  }

  const webp = async (bytes: Uint8Array, widths: ReadonlyArray<number>) => {
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

  const avif = async (bytes: Uint8Array) => ({
    width: 0,
    height: 0,
    made: [await sharp(bytes, limits).avif({ quality: 50, effort: 2 }).toBuffer()],
  })

  const share = async (job: ShareJob) => ({ ...job.size, made: [await draw(sharp, job)] })

  const work = (job: PictureJob) => {
    switch (job.does) {
      case 'measure':
        return measure(job.bytes)
      case 'webp':
        return webp(job.bytes, job.widths)
      case 'avif':
        return avif(job.bytes)
      case 'share':
        return share(job)
    }
  }

  const answer = async (job: PictureJob): Promise<PictureAnswer> => {
    try {
      return { done: await work(job) }
    } catch (error) {
      return { failed: String(error) }
    }
  }

  const end = () => process.exit(0)
  let ending = setTimeout(end, idle)
  const serve = async (job: PictureJob) => {
    clearTimeout(ending)
    process.send?.(await answer(job))
    ending = setTimeout(end, idle)
  }
  process.on('message', (job: PictureJob) => void serve(job))
  process.on('disconnect', end)
  // A terminal sends these to its whole group; the server says when this process ends.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
}

import sharp from 'sharp'
import type { Made, WorkerAnswer } from './picture-jobs.ts'

/** How long a worker waits for its next job, in milliseconds. */
const idle = 10_000

interface Options {
  /** The decoders of libvips, which chooses one by the content whatever a file calls itself. All others are blocked. */
  readonly decoders: ReadonlyArray<'Heif' | 'Jpeg' | 'Nsgif' | 'Png' | 'Svg' | 'Webp'>
}

/**
 * Runs a worker: answers the jobs of the process that started it, one at a time. Left alone for a while it ends, which gives
 * back the memory that encoders never return to a running process.
 */
export const serveJobs = (work: (job: unknown) => Promise<Made>, { decoders }: Options): void => {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}Buffer`) })

  const answer = async (job: unknown): Promise<WorkerAnswer> => {
    try {
      return { done: await work(job) }
    } catch (error) {
      return { failed: String(error) }
    }
  }

  const end = () => process.exit(0)
  let ending = setTimeout(end, idle)
  const serve = async (job: unknown) => {
    clearTimeout(ending)
    process.send?.(await answer(job))
    ending = setTimeout(end, idle)
  }
  process.on('message', (job: unknown) => void serve(job))
  process.on('disconnect', end)
  // A terminal sends these to its whole group; the server says when this process ends.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
}

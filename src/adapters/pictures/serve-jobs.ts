import sharp from 'sharp'
import type { Encoded, WorkerResult } from './picture-jobs.ts'

/** Milliseconds without a job after which a worker exits. */
const idleTimeout = 10_000

interface Options {
  /** The allowed decoders of libvips, which chooses by content. All others are blocked. */
  readonly decoders: ReadonlyArray<'Heif' | 'Jpeg' | 'Nsgif' | 'Png' | 'Svg' | 'Webp'>
}

/**
 * Runs a worker: processes the jobs of its parent. It exits when idle, as encoders never return memory to a running
 * process.
 */
export const serveJobs = (work: (job: unknown) => Promise<Encoded>, { decoders }: Options): void => {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}Buffer`) })

  const resultOf = async (job: unknown): Promise<WorkerResult> => {
    try {
      return { done: await work(job) }
    } catch (error) {
      return { failed: String(error) }
    }
  }

  const end = () => process.exit(0)
  let ending = setTimeout(end, idleTimeout)
  const serve = async (job: unknown) => {
    clearTimeout(ending)
    process.send?.(await resultOf(job))
    ending = setTimeout(end, idleTimeout)
  }
  process.on('message', (job: unknown) => void serve(job))
  process.on('disconnect', end)
  // A terminal sends these to the whole group; the server decides when this process ends.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
}

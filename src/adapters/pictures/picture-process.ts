import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { Effect, Semaphore } from 'effect'
import { StoreBusy } from '#ports/failures.ts'
import type { WorkerResult, Workers } from './picture-jobs.ts'

/** The timeout of one picture, in milliseconds. */
const timeout = 60_000

/** A lost process says nothing about its picture, so the client may try again. */
const lost = (cause: string) =>
  Effect.fail(
    new StoreBusy({
      message: 'The picture cannot be processed at the moment. Try again in a moment.',
      retryAfter: 5,
      cause,
    }),
  )
const exited = lost('The picture process exited.')
const timedOut = lost('The picture took too long.')

/** The worker is beside this file: as source, in the library and in the server's bundle. */
const fileOf = (worker: keyof Workers) =>
  join(import.meta.dirname, `${worker}${extname(import.meta.filename)}`)

const start = (worker: keyof Workers, priority: number): ChildProcess => {
  const child = fork(fileOf(worker), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // Without a listener an error would end the server.
  child.on('error', () => {})
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority)
  return child
}

/**
 * Runs jobs in a separate process, one at a time, so that a hostile picture cannot harm the server. The first job
 * starts it.
 */
export const pictureProcess = Effect.fnUntraced(function* <Worker extends keyof Workers>(
  worker: Worker,
  priority: number,
) {
  const turn = yield* Semaphore.make(1)
  let running: ChildProcess | undefined

  const stop = Effect.sync(() => {
    running?.kill('SIGKILL')
    running = undefined
  })
  yield* Effect.addFinalizer(() => stop)

  const send = (job: Workers[Worker]): Effect.Effect<WorkerResult, StoreBusy> =>
    Effect.callback<WorkerResult, StoreBusy>((resume) => {
      const child = running?.connected === true ? running : start(worker, priority)
      running = child
      const settle = (next: Effect.Effect<WorkerResult, StoreBusy>) => {
        child.off('message', onMessage).off('exit', onExit).off('error', onError)
        resume(next)
      }
      const onMessage = (result: WorkerResult) => settle(Effect.succeed(result))
      // An idle worker exits with 0, and has not seen the job.
      const onExit = (code: number | null) => settle(code === 0 ? send(job) : exited)
      // The system may be out of processes.
      const onError = () => settle(Effect.andThen(stop, exited))
      child.on('message', onMessage).on('exit', onExit).on('error', onError)
      child.send(job, () => {})
    })

  return (job: Workers[Worker]) =>
    send(job).pipe(
      Effect.timeoutOrElse({
        duration: timeout,
        // Its late result would count for the next job.
        orElse: () => Effect.andThen(stop, timedOut),
      }),
      Effect.tap((result) => ('failed' in result ? Effect.logDebug(result.failed) : Effect.void)),
      Effect.onInterrupt(() => stop),
      turn.withPermits(1),
    )
})

import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { Effect, Semaphore } from 'effect'
import { StoreBusy } from '#ports/failures.ts'
import type { WorkerAnswer, Workers } from './picture-jobs.ts'

/** A picture that takes longer is not one that people send. */
const patience = 60_000

/** What became of a process says nothing of its picture. */
const lost = (cause: string) =>
  Effect.fail(
    new StoreBusy({
      message: 'The picture cannot be worked on at the moment. Try again in a moment.',
      answered: true,
      retryAfter: 5,
      cause,
    }),
  )
const broke = lost('The picture process broke.')
const late = lost('The picture took too long.')

/** Stands beside this file, as a source, in the library and in the bundle of the server alike. */
const fileOf = (worker: keyof Workers) =>
  join(import.meta.dirname, `${worker}${extname(import.meta.filename)}`)

const start = (worker: keyof Workers, priority: number): ChildProcess => {
  const child = fork(fileOf(worker), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // An error that nobody hears ends the server.
  child.on('error', () => {})
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority)
  return child
}

/** A process that decodes and encodes pictures, one at a time, started when there is one: strangers' bytes stay out of the server's own. */
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

  const ask = (job: Workers[Worker]): Effect.Effect<WorkerAnswer, StoreBusy> =>
    Effect.callback<WorkerAnswer, StoreBusy>((resume) => {
      const child = running?.connected === true ? running : start(worker, priority)
      running = child
      const settle = (next: Effect.Effect<WorkerAnswer, StoreBusy>) => {
        child.off('message', answered).off('exit', ended).off('error', unstarted)
        resume(next)
      }
      const answered = (answer: WorkerAnswer) => settle(Effect.succeed(answer))
      // One that ends by itself has waited long enough, and did not see the job.
      const ended = (code: number | null) => settle(code === 0 ? ask(job) : broke)
      // There may be no process left to start one.
      const unstarted = () => settle(Effect.andThen(stop, broke))
      child.on('message', answered).on('exit', ended).on('error', unstarted)
      child.send(job, () => {})
    })

  return (job: Workers[Worker]) =>
    ask(job).pipe(
      Effect.timeoutOrElse({
        duration: patience,
        // Its answer would be taken for that about the next.
        orElse: () => Effect.andThen(stop, late),
      }),
      Effect.tap((answer) => ('failed' in answer ? Effect.logDebug(answer.failed) : Effect.void)),
      Effect.onInterrupt(() => stop),
      turn.withPermits(1),
    )
})

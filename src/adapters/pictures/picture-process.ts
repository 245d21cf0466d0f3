import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { Effect, Semaphore } from 'effect'
import { pictureProgram, type PictureAnswer, type PictureJob } from './picture-program.ts'
import { drawShare } from './share-drawing.ts'

/** How long a process waits for its next picture. */
const idle = 10_000
/** A picture that takes longer is not one that people send. */
const patience = 60_000

const broke: PictureAnswer = { failed: 'The picture process broke.' }

const sharpPath = createRequire(import.meta.url).resolve('sharp')

const start = (mostPixels: number, priority: number): ChildProcess => {
  const given = ['require', JSON.stringify(sharpPath), mostPixels, idle, drawShare.toString()].join(', ')
  const program = `(${pictureProgram.toString()})(${given})`
  const child = spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // An error that nobody hears ends the server.
  child.on('error', () => {})
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority)
  return child
}

/** A process that decodes and encodes pictures, one at a time, started when there is one: strangers' bytes stay out of the server's own. */
export const pictureProcess = Effect.fnUntraced(function* (mostPixels: number, priority: number) {
  const turn = yield* Semaphore.make(1)
  let running: ChildProcess | undefined

  const stop = Effect.sync(() => {
    running?.kill('SIGKILL')
    running = undefined
  })
  yield* Effect.addFinalizer(() => stop)

  const ask = (job: PictureJob): Effect.Effect<PictureAnswer> =>
    Effect.callback<Effect.Effect<PictureAnswer>>((resume) => {
      const child = running?.connected === true ? running : start(mostPixels, priority)
      running = child
      const settle = (next: Effect.Effect<PictureAnswer>) => {
        child.off('message', answered).off('exit', ended).off('error', lost)
        resume(Effect.succeed(next))
      }
      const answered = (answer: PictureAnswer) => settle(Effect.succeed(answer))
      // One that ends by itself has waited long enough, and did not see the job.
      const ended = (code: number | null) => settle(code === 0 ? ask(job) : Effect.succeed(broke))
      // There may be no process left to start one.
      const lost = () => settle(Effect.as(stop, broke))
      child.on('message', answered).on('exit', ended).on('error', lost)
      child.send(job, () => {})
    }).pipe(Effect.flatten)

  return (job: PictureJob) =>
    ask(job).pipe(
      Effect.timeoutOrElse({
        duration: patience,
        // Its answer would be taken for that about the next.
        orElse: () => Effect.as(stop, { failed: 'It took too long.' }),
      }),
      Effect.tap((answer) => ('failed' in answer ? Effect.logDebug(answer.failed) : Effect.void)),
      Effect.onInterrupt(() => stop),
      turn.withPermits(1),
    )
})

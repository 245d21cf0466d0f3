import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { Context, Effect, Layer, Option, Semaphore } from 'effect'
import { StoreBusy } from '#ports/failures.ts'

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const usual: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Hashes computed at the same time, and those queued behind them: a wait of half a second at most. */
const maxRunning = 4
const mostQueued = 16

/** Hashes passwords, in the PHC string format. */
export class Passwords extends Context.Service<
  Passwords,
  {
    hash(password: string): Effect.Effect<string, StoreBusy>
    /** Takes as long without a hash, or with an empty one, so that timing doesn't tell whether an account exists. */
    matches(password: string, hash: string | undefined): Effect.Effect<boolean, StoreBusy>
  }
>()('sahilan/adapters/sql/Passwords') {}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost) =>
  Effect.callback<Buffer>((resume) => {
    const message = password.normalize('NFKC')
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      resume(error === null ? Effect.succeed(tag) : Effect.die(error)),
    )
  })

const phcString = (nonce: Buffer, tag: Buffer, { memory, passes, parallelism }: Cost) => {
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`
}

const read = (hash: string) => {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  return {
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  }
}

const busy = new StoreBusy({
  message: 'Too many sign-ins at once. Try again in a moment.',
  retryAfter: 2,
})

export const Argon2Passwords: Layer.Layer<Passwords> = Layer.effect(
  Passwords,
  Effect.gen(function* () {
    const turns = yield* Semaphore.make(maxRunning)
    const places = yield* Semaphore.make(maxRunning + mostQueued)
    // A hash that has begun cannot be stopped, so it holds its permit to the end.
    const queued = <A>(work: Effect.Effect<A>) =>
      Effect.flatMap(
        places.withPermitsIfAvailable(1)(turns.withPermit(Effect.uninterruptible(work))),
        Option.match({ onNone: () => Effect.fail(busy), onSome: Effect.succeed }),
      )
    const noHash = phcString(randomBytes(16), randomBytes(tagLength), usual)

    return Passwords.of({
      hash: (password) =>
        queued(
          Effect.suspend(() => {
            const nonce = randomBytes(16)
            return Effect.map(derive(password, nonce, usual), (tag) => phcString(nonce, tag, usual))
          }),
        ),
      matches: (password, hash) =>
        queued(
          Effect.suspend(() => {
            const { nonce, tag, cost } = read(hash || noHash)
            return Effect.map(derive(password, nonce, cost), (found) => timingSafeEqual(found, tag))
          }),
        ),
    })
  }),
)

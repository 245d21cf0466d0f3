import { Clock, Context, Effect, Layer } from 'effect'
import { TriedTooOften } from '#ports/failures.ts'
import { Site } from '../api/site.ts'
import { limits } from '../limits.ts'

/** Addresses that are remembered before those without recent forms are dropped. */
const mostAddresses = 10_000

/** Lets through so many accepted forms of visitors from one address; a refused one does not count. */
export class VisitorLimit extends Context.Service<VisitorLimit>()('sahilan/server/forms/VisitorLimit', {
  make: Effect.gen(function* () {
    const { rateLimit } = yield* Site
    const { most, within } = limits.forms
    const accepted = new Map<string, ReadonlyArray<number>>()

    const recent = (address: string, now: number) =>
      (accepted.get(address) ?? []).filter((at) => now - at < within)

    const forgetOld = (now: number) => {
      if (accepted.size < mostAddresses) return
      for (const address of accepted.keys()) if (recent(address, now).length === 0) accepted.delete(address)
    }

    return (address: string) =>
      Effect.fnUntraced(function* <A, E, R>(form: Effect.Effect<A, E, R>) {
        if (!rateLimit) return yield* form
        const now = yield* Clock.currentTimeMillis
        const times = recent(address, now)
        const oldest = times[0]
        if (oldest !== undefined && times.length >= most) {
          const retryAfter = (oldest + within - now) / 1_000
          return yield* new TriedTooOften({
            message: 'Too many forms in a short time. Try again later.',
            answered: true,
            retryAfter,
          })
        }
        forgetOld(now)
        accepted.set(address, [...times, now])
        const takeBack = Effect.sync(() => {
          const kept = accepted.get(address) ?? []
          accepted.set(address, kept.toSpliced(kept.indexOf(now), 1))
        })
        return yield* Effect.onError(form, () => takeBack)
      })
  }),
}) {
  static readonly layer = Layer.effect(VisitorLimit, VisitorLimit.make)
}

import { Effect, type Clock } from 'effect'

/** A clock that stands still, at milliseconds since 1970. */
export const stoppedAt = (time: number): Clock.Clock => {
  const nanos = BigInt(time) * 1_000_000n
  return {
    currentTimeMillisUnsafe: () => time,
    currentTimeMillis: Effect.succeed(time),
    currentTimeNanosUnsafe: () => nanos,
    currentTimeNanos: Effect.succeed(nanos),
    monotonicTimeNanosUnsafe: () => nanos,
    monotonicTimeNanos: Effect.succeed(nanos),
    sleep: () => Effect.void,
  }
}

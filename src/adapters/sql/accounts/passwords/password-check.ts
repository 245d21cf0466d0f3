import { Effect, type Array } from 'effect'
import type { Passwords } from './passwords.ts'
import type { signInTries, TryCounter } from '../sign-in-tries.ts'

/** Checks a password; wrong ones count as failed tries. */
export const passwordCheck = (tries: ReturnType<typeof signInTries>, passwords: Passwords['Service']) =>
  Effect.fnUntraced(function* (
    password: string,
    hash: string,
    counters: Array.NonEmptyReadonlyArray<TryCounter>,
  ) {
    const begun = yield* tries.begin(counters)
    const right = yield* passwords.matches(password, hash).pipe(Effect.tapError(() => tries.forget(begun)))
    if (right) yield* tries.forget(begun)
    return right
  })

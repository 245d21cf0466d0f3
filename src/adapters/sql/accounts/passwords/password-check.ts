import { Effect, type Array } from 'effect'
import type { Passwords } from './passwords.ts'
import type { signInTries, ThrottledSubject } from '../sign-in-tries.ts'

/** Checks a password; wrong ones count as failed tries of the subjects. */
export const passwordCheck = (tries: ReturnType<typeof signInTries>, passwords: Passwords['Service']) =>
  Effect.fnUntraced(function* (
    password: string,
    hash: string,
    subjects: Array.NonEmptyReadonlyArray<ThrottledSubject>,
  ) {
    const begun = yield* tries.begin(subjects)
    const right = yield* passwords.matches(password, hash).pipe(Effect.tapError(() => tries.forget(begun)))
    if (right) yield* tries.forget(begun)
    return right
  })

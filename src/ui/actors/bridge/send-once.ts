import { Effect } from 'effect'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

/** Returns the function that sends an input with its idempotency key, which it forgets after a success. */
export const sendOnce = () => {
  const keys = idempotencyKeys()
  return <A, E, R>(input: Form, send: (key: string) => Effect.Effect<A, E, R>) =>
    Effect.tap(send(keys.of(input)), () => Effect.sync(keys.forget))
}

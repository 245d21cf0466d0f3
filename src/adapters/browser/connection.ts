import { Effect, Layer } from 'effect'
import { Connection } from '#ports/visitor/connection.ts'

/** `navigator.onLine` is reliable only if it is false. */
export const BrowserConnection = Layer.succeed(Connection, {
  isOffline: Effect.sync(() => !navigator.onLine),
  whenOnline: Effect.callback<void>((resume) => {
    if (navigator.onLine) return resume(Effect.void)
    const onOnline = () => resume(Effect.void)
    addEventListener('online', onOnline, { once: true })
    return Effect.sync(() => removeEventListener('online', onOnline))
  }),
})

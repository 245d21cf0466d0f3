import { Effect, Layer } from 'effect'
import { Connection } from '#ports/visitor/connection.ts'

/** The browser says for certain only that there is no connection. */
export const BrowserConnection = Layer.succeed(Connection, {
  isDown: Effect.sync(() => !navigator.onLine),
  isBack: Effect.callback<void>((answer) => {
    if (navigator.onLine) return answer(Effect.void)
    const heard = () => answer(Effect.void)
    addEventListener('online', heard, { once: true })
    return Effect.sync(() => removeEventListener('online', heard))
  }),
})

import { Effect, Layer } from 'effect'
import { Analytics } from '#ports/analytics.ts'

/** Sends the document's one page view to an address (P11), so that it outlives the page; further views are not sent. */
export const BrowserAnalytics = (address: string) =>
  Layer.sync(Analytics, () => {
    let sent = false
    return Analytics.of({
      view: (view) =>
        Effect.suspend(() => {
          if (sent) return Effect.void
          sent = true
          const headers = { 'content-type': 'application/json' }
          const init = { method: 'POST', keepalive: true, headers, body: JSON.stringify(view) }
          // A request whose answer is not read goes on.
          return Effect.ignore(Effect.tryPromise(async () => (await fetch(address, init)).text()))
        }),
    })
  })

import { Effect, Layer } from 'effect'
import { Analytics } from '#ports/visitor/analytics.ts'

const patience = 5_000
/** Views on their way; more are dropped, since a service that does not answer must cost nothing. */
const mostAtOnce = 50

/** Page views sent on to another service. No visitor waits for it or hears of its failures. */
export const ForwardedAnalytics = (url: string): Layer.Layer<Analytics> =>
  Layer.sync(Analytics, () => {
    let underWay = 0
    const send = async (body: string) => {
      underWay++
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(patience),
      }
      await fetch(url, init)
        .then((response) => response.body?.cancel())
        .catch(() => {})
      underWay--
    }
    return {
      view: (view) =>
        Effect.sync(() => {
          if (underWay < mostAtOnce) void send(JSON.stringify(view))
        }),
    }
  })

import { Effect, Layer } from 'effect'
import { Analytics } from '#ports/visitor/analytics.ts'

const timeout = 5_000
/** Page views in flight. More are dropped, so that a service that does not respond costs nothing. */
const maxInFlight = 50

/** Forwards page views to another service. Visitors neither wait for it nor see its failures. */
export const ForwardedAnalytics = (url: string): Layer.Layer<Analytics> =>
  Layer.sync(Analytics, () => {
    let inFlight = 0
    const send = async (body: string) => {
      inFlight++
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeout),
      }
      await fetch(url, init)
        .then((response) => response.body?.cancel())
        .catch(() => {})
      inFlight--
    }
    return {
      view: (view) =>
        Effect.sync(() => {
          if (inFlight < maxInFlight) void send(JSON.stringify(view))
        }),
    }
  })

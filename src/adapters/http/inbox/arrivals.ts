import { Effect, Layer } from 'effect'
import { isArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/desk/arrivals.ts'
import { HttpClient } from '../client/http-client.ts'
import { endpoints } from '../endpoints.ts'
import { eventData } from '../client/event-data.ts'

/** In milliseconds. The server sends something more often, so that longer silence means a broken connection. */
const maxSilence = 45_000

/**
 * Receives arrivals as server-sent events. Read by `fetch`, as `EventSource` cannot send the header with the user's
 * id.
 */
export const HttpArrivals = Layer.effect(
  Arrivals,
  Effect.map(HttpClient, (client) =>
    Arrivals.of({
      listen: (onArrival) =>
        client.download({ path: endpoints.arrivals }, async ({ body }) => {
          if (body === null) return
          for await (const data of eventData(body, maxSilence)) {
            const arrived: unknown = JSON.parse(data)
            if (isArrivedMails(arrived)) onArrival(arrived)
          }
        }),
    }),
  ),
)

import { Effect, Layer } from 'effect'
import { isArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { Arrivals } from '#ports/staff/arrivals.ts'
import { HttpCalls } from '../call/call.ts'
import { endpoints } from '../endpoints.ts'
import { eventData } from '../call/event-data.ts'

/** The other side says something at least this often; longer silence is a connection that broke unseen. */
const longestSilence = 45_000

/** New mail over one answer that stays open (server-sent events, read by `fetch`, which can say whose tab it is). */
export const HttpArrivals = Layer.effect(
  Arrivals,
  Effect.map(HttpCalls, (calls) =>
    Arrivals.of({
      listen: (heard) =>
        calls.take({ path: endpoints.arrivals }, async ({ body }) => {
          if (body === null) return
          for await (const data of eventData(body, longestSilence)) {
            const arrived: unknown = JSON.parse(data)
            if (isArrivedMails(arrived)) heard(arrived)
          }
        }),
    }),
  ),
)

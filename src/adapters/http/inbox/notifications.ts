import { Effect, Layer } from 'effect'
import {
  notificationRecipients,
  notificationStates,
  type Notification,
} from '#domain/mail/inbox/notification.ts'
import { mailKindOf, type MailKind } from '#domain/mail/mail-kind.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { HttpClient } from '../client/http-client.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { mailEndpoints } from '../mail-endpoints.ts'
import { decodeResponse, decodeResults, listIn } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'

const paths: Record<MailKind, string> = {
  enquiries: mailEndpoints.enquiryNotifications,
  profiles: mailEndpoints.profileNotifications,
}

export const HttpNotifications = Layer.effect(
  Notifications,
  Effect.map(HttpClient, (client) => {
    const list = (path: string) =>
      Effect.flatMap(client.read({ path }), (response) =>
        decodeResponse(response, (body) => {
          const { items, total = items.length } = listIn(body, 'data.results')
          return { items: items.map(notificationIn), total }
        }),
      )
    const send = <A>(path: string, reader: (results: unknown) => A) =>
      Effect.flatMap(client.write({ method: 'POST', path }), (response) => decodeResults(response, reader))
    return Notifications.of({
      of: (kind, mailId) => Effect.map(list(pathTo(paths[kind], mailId)), ({ items }) => items),
      parked: list(endpoints.parkedNotifications),
      sendAgain: (id) => send(pathTo(endpoints.sendAgain, id), notificationIn),
      sendAllAgain: send(endpoints.sendAllAgain, (results) =>
        countIn(objectIn(results, 'data.results')['count'], 'count'),
      ),
    })
  }),
)

function notificationIn(value: unknown): Notification {
  const { id, kind, mailId, recipient, state, at, tries, reason } = objectIn(value, 'notification')
  return {
    id: textIn(id, 'id'),
    kind: mailKindOf(kind),
    mailId: textIn(mailId, 'mailId'),
    recipient: notificationRecipients.find((known) => known === recipient) ?? 'staff',
    state: notificationStates.find((known) => known === state) ?? 'waiting',
    at: textIn(at, 'at'),
    tries: countIn(tries, 'tries'),
    reason: textIn(reason, 'reason'),
  }
}

import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { permits } from '#domain/access/permission.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { Caller } from '../request/access/access.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'

interface ItemRequest {
  readonly params: { readonly id: string }
}

export const notificationHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'notifications',
    Effect.fnUntraced(function* (handlers) {
      const notifications = yield* Notifications

      /** The reply of the mail server is shown only to roles that manage notifications. */
      const of = (kind: MailKind) =>
        Effect.fnUntraced(function* ({ params }: ItemRequest) {
          const { user } = yield* Caller
          const found = yield* notifications.of(kind, params.id)
          const maySeeReason = permits(user.role, 'notifications.manage')
          return ok({ results: maySeeReason ? found : found.map((one) => ({ ...one, reason: '' })) })
        })

      return handlers.handleAll({
        ofEnquiry: of('enquiries'),
        ofProfile: of('profiles'),
        parked: () => Effect.map(notifications.parked, ({ items, total }) => ok({ results: items, total })),
        sendAgain: ({ params }: ItemRequest) =>
          Effect.map(notifications.sendAgain(params.id), (notification) => ok({ results: notification })),
        sendAllAgain: () => Effect.map(notifications.sendAllAgain, (count) => ok({ results: { count } })),
      })
    }),
  )

import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { permits } from '#domain/access/permission.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { Notifications } from '#ports/staff/notifications.ts'
import { Caller } from '../request/access.ts'
import type { Api } from '../api.ts'
import { answer } from '../response/envelope.ts'

interface OfOne {
  readonly params: { readonly id: string }
}

export const notificationHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'notifications',
    Effect.fnUntraced(function* (handlers) {
      const notifications = yield* Notifications

      /** What the mail server said is for those who can do something about it. */
      const of = (kind: MailKind) =>
        Effect.fnUntraced(function* ({ params }: OfOne) {
          const { entry } = yield* Caller
          const found = yield* notifications.of(kind, params.id)
          const mayKnow = permits(entry.role, 'notifications.manage')
          return answer({ results: mayKnow ? found : found.map((one) => ({ ...one, reason: '' })) })
        })

      return handlers.handleAll({
        ofEnquiry: of('enquiries'),
        ofProfile: of('profiles'),
        parked: () =>
          Effect.map(notifications.parked, ({ items, total }) => answer({ results: items, total })),
        sendAgain: ({ params }: OfOne) =>
          Effect.map(notifications.sendAgain(params.id), (notification) => answer({ results: notification })),
        sendAllAgain: () => Effect.map(notifications.sendAllAgain, (count) => answer({ results: { count } })),
      })
    }),
  )

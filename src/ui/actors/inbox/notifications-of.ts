import { Effect } from 'effect'
import { notificationsMachine } from '#domain/machines/notifications-machine.ts'
import { isInFlight } from '#domain/mail/inbox/notification.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'

/** Starts the actor of the opened mail's notifications. */
export const notificationsOf = (bridge: Bridge<Notifications>, { announce, words }: Announcer) => {
  const machine = notificationsMachine.provide({
    actors: {
      fetch: bridge.fromRead((mail) =>
        mail === null
          ? Effect.succeed([])
          : Effect.flatMap(Notifications, (port) => port.of(mail.kind, mail.mailId)),
      ),
      sendAgain: bridge.fromWrite(({ id }) => Effect.flatMap(Notifications, (port) => port.sendAgain(id))),
    },
    guards: {
      isInFlight: ({ context }) =>
        context.notifications.some((notification) => isInFlight(notification, Date.now())),
    },
  })
  const actor = bridge.start(machine)
  actor.on('notification.notSentAgain', ({ failure }) =>
    announce(failedRequest(words.failures.sendAgain, failure)),
  )
  return actor
}

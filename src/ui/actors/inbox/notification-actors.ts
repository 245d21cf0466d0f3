import type { Notifications } from '#ports/staff/desk/notifications.ts'
import type { Announcer } from '../announcements/announcements.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { notificationsOf } from './notifications-of.ts'
import { parkedOf } from './parked-of.ts'

export interface NotificationActors {
  /** The notifications of the opened mail. */
  readonly ofMail: ReturnType<typeof notificationsOf>
  /** The parked notifications of all mails. */
  readonly parked: ReturnType<typeof parkedOf>
}

/** A notification that is sent again through one actor is refetched by the other. */
export const notificationActors = (
  bridge: Bridge<Notifications>,
  announcer: Announcer,
): NotificationActors => {
  const ofMail = notificationsOf(bridge, announcer)
  const parked = parkedOf(bridge, announcer)
  ofMail.on('notification.sentAgain', () => parked.send({ type: 'parked.fetch' }))
  parked.on('parked.sentAgain', () => {
    const { mail } = ofMail.getSnapshot().context
    if (mail !== null) ofMail.send({ type: 'mail.open', ...mail })
  })
  return { ofMail, parked }
}

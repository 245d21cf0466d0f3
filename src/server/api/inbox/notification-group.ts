import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { mailEndpoints } from '#adapters/http/mail-endpoints.ts'
import { mailKinds } from '#domain/mail/mail-kind.ts'
import { notificationRecipients, notificationStates } from '#domain/mail/inbox/notification.ts'
import { Access, KeepsSessionAlive, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const Notification = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(mailKinds),
  mailId: Schema.String,
  recipient: Schema.Literals(notificationRecipients),
  state: Schema.Literals(notificationStates),
  at: Schema.String,
  tries: Schema.Int,
  reason: Schema.String,
})

/** Polled while a letter is in the queue, so that it keeps no session from expiring. */
const ofMail = { params: itemId, success: results(Schema.Array(Notification)) }

export const notificationGroup = HttpApiGroup.make('notifications')
  .annotate(OpenApi.Title, 'Notifications')
  .add(
    HttpApiEndpoint.get('ofEnquiry', routePath(mailEndpoints.enquiryNotifications), ofMail)
      .annotate(RequiredPermission, 'mails.handle')
      .annotate(KeepsSessionAlive, false),
    HttpApiEndpoint.get('ofProfile', routePath(mailEndpoints.profileNotifications), ofMail)
      .annotate(RequiredPermission, 'mails.handle')
      .annotate(KeepsSessionAlive, false),
    HttpApiEndpoint.get('parked', endpoints.parkedNotifications, {
      success: envelope(200, pageResults(Notification, 'notification')),
    }).annotate(RequiredPermission, 'notifications.manage'),
    HttpApiEndpoint.post('sendAgain', routePath(endpoints.sendAgain), {
      params: itemId,
      success: results(Notification),
    }).annotate(RequiredPermission, 'notifications.manage'),
    HttpApiEndpoint.post('sendAllAgain', endpoints.sendAllAgain, {
      success: results(Schema.Struct({ count: Schema.Int })),
    }).annotate(RequiredPermission, 'notifications.manage'),
  )
  .middleware(Access)

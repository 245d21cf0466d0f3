import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { threadEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { messageDirections } from '#domain/desk/thread.ts'
import { pictureTypesByEnding } from '#domain/mail/inbound/attachment.ts'
import { notificationStates } from '#domain/mail/inbox/notification.ts'
import { spamReasons } from '#domain/mail/inbox/spam.ts'
import { resumeKinds } from '#domain/visitor-forms/profile/application.ts'
import {
  Access,
  ChangesNothingLive,
  KeepsSessionAlive,
  RequiredPermission,
} from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, results } from '../response/envelope.ts'

const Message = Schema.Struct({
  id: Schema.String,
  direction: Schema.Literals(messageDirections),
  author: Schema.String,
  language: Schema.String,
  text: Schema.String,
  at: Schema.String,
  spamReasons: Schema.optionalKey(Schema.Array(Schema.Literals(spamReasons))),
  sender: Schema.optionalKey(Schema.String),
  attachments: Schema.optionalKey(
    Schema.Array(Schema.Struct({ name: Schema.String, size: Schema.Int, isStored: Schema.Boolean })),
  ),
  delivery: Schema.optionalKey(
    Schema.Struct({
      state: Schema.Literals(notificationStates),
      at: Schema.String,
      tries: Schema.Int,
      reason: Schema.String,
    }),
  ),
}).annotate({ identifier: 'Message' })

const attachmentTypes = [
  ...new Set([...resumeKinds.map(({ type }) => type), ...Object.values(pictureTypesByEnding)]),
]

const Merged = Schema.Struct({
  id: Schema.String,
  reference: Schema.String,
  message: Schema.String,
  createdAt: Schema.String,
  canSeparate: Schema.Boolean,
}).annotate({ identifier: 'MergedEnquiry' })

const NewMessage = Schema.Struct({
  direction: Schema.Literals(['out', 'note']),
  text: Schema.String,
  language: Schema.optionalKey(Schema.String),
  after: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'NewMessage' })

interface Paths {
  readonly messages: string
  readonly sent: string
  readonly attachment: string
  readonly writing: string
}

const threadGroup = <const Name extends string>(name: Name, title: string, paths: Paths) =>
  HttpApiGroup.make(name)
    .annotate(OpenApi.Title, title)
    .add(
      HttpApiEndpoint.get('list', routePath(paths.messages), {
        params: itemId,
        success: envelope(
          200,
          Schema.Struct({
            latest: Schema.String,
            canAnswer: Schema.Boolean,
            results: Schema.Array(Message),
            receiptPage: Schema.optionalKey(Schema.String),
            merged: Schema.optionalKey(Schema.Array(Merged)),
          }),
        ),
        // Polled while a letter is in the queue.
      }).annotate(KeepsSessionAlive, false),
      HttpApiEndpoint.post('add', routePath(paths.messages), {
        params: itemId,
        headers: IdempotencyHeaders,
        payload: NewMessage,
        success: results(Message),
      }),
      HttpApiEndpoint.post('sendAgain', routePath(paths.sent), {
        params: { ...itemId, messageId: Schema.String },
        success: results(Message),
      }),
      HttpApiEndpoint.get('attachment', routePath(paths.attachment), {
        params: { ...itemId, messageId: Schema.String, index: Schema.String },
        success: HttpApiSchema.StreamUint8Array({ contentType: attachmentTypes }),
      }),
      HttpApiEndpoint.put('write', routePath(paths.writing), {
        params: itemId,
        success: results(Schema.Struct({ until: Schema.String })),
      }).annotate(KeepsSessionAlive, false),
      HttpApiEndpoint.delete('stopWriting', routePath(paths.writing), {
        params: itemId,
        success: results(Schema.Struct(itemId)),
      }).annotate(KeepsSessionAlive, false),
    )
    .annotateEndpoints(RequiredPermission, 'mails.handle')
    .annotateEndpoints(ChangesNothingLive, true)
    .middleware(Access)

export const enquiryThreadGroup = threadGroup('enquiryThreads', 'Answers to enquiries', {
  messages: threadEndpoints.enquiryMessages,
  sent: threadEndpoints.enquiryMessageSent,
  attachment: threadEndpoints.enquiryAttachment,
  writing: threadEndpoints.enquiryWriting,
})
export const profileThreadGroup = threadGroup('profileThreads', 'Answers to applications', {
  messages: threadEndpoints.profileMessages,
  sent: threadEndpoints.profileMessageSent,
  attachment: threadEndpoints.profileAttachment,
  writing: threadEndpoints.profileWriting,
})

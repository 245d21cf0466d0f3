import { Effect, Predicate } from 'effect'
import type { MergedEnquiry } from '#domain/desk/merging.ts'
import { messageDirections, type Delivery, type Thread, type ThreadMessage } from '#domain/desk/thread.ts'
import type { Attachment } from '#domain/mail/inbound/attachment.ts'
import { notificationStates } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { spamReasons } from '#domain/mail/inbox/spam.ts'
import type { Threads } from '#ports/staff/desk/threads.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse, decodeResults } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'
import { threadEndpoints } from './desk-endpoints.ts'
import { countIn, elementsIn, objectIn, textIn } from '../wire/decode.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'

const paths = {
  enquiries: {
    messages: threadEndpoints.enquiryMessages,
    sent: threadEndpoints.enquiryMessageSent,
    writing: threadEndpoints.enquiryWriting,
  },
  profiles: {
    messages: threadEndpoints.profileMessages,
    sent: threadEndpoints.profileMessageSent,
    writing: threadEndpoints.profileWriting,
  },
} as const satisfies Record<MailKind, object>

/** Reads threads and answers over the API. */
export const threadsOverHttp = (client: HttpClient['Service']): Threads['Service'] => ({
  of: (kind, mailId) =>
    Effect.flatMap(client.read({ path: pathTo(paths[kind].messages, mailId) }), (response) =>
      decodeResponse(response, ({ data }) => threadIn(data)),
    ),
  add: (kind, mailId, message, key) =>
    client.write({ method: 'POST', path: pathTo(paths[kind].messages, mailId), body: message, key }).pipe(
      Effect.mapError(toDomainFailure({}, (_messages, thread) => threadIn(thread))),
      Effect.flatMap((response) => decodeResults(response, messageIn)),
    ),
  sendAgain: (kind, mailId, messageId) => {
    const path = pathTo(paths[kind].sent, mailId).replace('{messageId}', encodeURIComponent(messageId))
    return Effect.flatMap(client.write({ method: 'POST', path }), (response) =>
      decodeResults(response, messageIn),
    )
  },
  write: (kind, mailId) =>
    Effect.flatMap(client.write({ method: 'PUT', path: pathTo(paths[kind].writing, mailId) }), (response) =>
      decodeResults(response, (results) => textIn(objectIn(results, 'data.results')['until'], 'until')),
    ),
  stopWriting: (kind, mailId) =>
    Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(paths[kind].writing, mailId) })),
})

function threadIn(value: unknown): Thread {
  const { latest, canAnswer, results, receiptPage, merged } = objectIn(value, 'data')
  const messages = elementsIn(results, 'data.results').map(messageIn)
  return {
    latest: textIn(latest, 'latest'),
    canAnswer: canAnswer === true,
    messages,
    ...(typeof receiptPage === 'string' && { receiptPage }),
    ...(merged !== undefined && { merged: elementsIn(merged, 'merged').map(mergedIn) }),
  }
}

function mergedIn(value: unknown): MergedEnquiry {
  const { id, reference, message, createdAt, canSeparate } = objectIn(value, 'merged')
  return {
    id: textIn(id, 'id'),
    reference: textIn(reference, 'reference'),
    message: textIn(message, 'message'),
    createdAt: textIn(createdAt, 'createdAt'),
    canSeparate: canSeparate === true,
  }
}

function messageIn(value: unknown): ThreadMessage {
  const {
    id,
    direction,
    author,
    language,
    text,
    at,
    spamReasons: reasons,
    sender,
    attachments,
    delivery,
  } = objectIn(value, 'message')
  return {
    id: textIn(id, 'id'),
    direction: messageDirections.find((known) => known === direction) ?? 'note',
    author: textIn(author, 'author'),
    language: textIn(language, 'language'),
    text: textIn(text, 'text'),
    at: textIn(at, 'at'),
    ...(Array.isArray(reasons) && { spamReasons: spamReasons.filter((known) => reasons.includes(known)) }),
    ...(sender !== undefined && { sender: textIn(sender, 'sender') }),
    ...(attachments !== undefined && {
      attachments: elementsIn(attachments, 'attachments').map(attachmentIn),
    }),
    ...(Predicate.isReadonlyObject(delivery) && { delivery: deliveryIn(delivery) }),
  }
}

function attachmentIn(value: unknown): Attachment {
  const { name, size, isStored } = objectIn(value, 'attachment')
  return { name: textIn(name, 'name'), size: countIn(size, 'size'), isStored: isStored === true }
}

function deliveryIn({ state, at, tries, reason }: Readonly<Record<string, unknown>>): Delivery {
  return {
    state: notificationStates.find((known) => known === state) ?? 'waiting',
    at: textIn(at, 'at'),
    tries: countIn(tries, 'tries'),
    reason: textIn(reason, 'reason'),
  }
}

import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { NewMessage, Thread } from '#domain/desk/thread.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { ItemChanged } from '#ports/failures.ts'
import { Resumes } from '#ports/server/files/resumes.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import type { Api } from '../api.ts'
import { idempotencyKeyOf, type IdempotencyHeaders } from '../request/idempotency-key.ts'
import { download } from '../response/attachment.ts'
import { ok } from '../response/envelope.ts'

interface MailRequest {
  readonly params: { readonly id: string }
}

interface MessageRequest {
  readonly params: { readonly id: string; readonly messageId: string }
}

interface AttachmentRequest {
  readonly params: { readonly id: string; readonly messageId: string; readonly index: string }
}

interface NewMessageRequest extends MailRequest {
  readonly headers: typeof IdempotencyHeaders.Type
  readonly payload: Partial<NewMessage> & Pick<NewMessage, 'direction' | 'text'>
}

const threadOnTheWire = ({ messages, ...thread }: Thread) => ({ ...thread, results: messages })

/** A conflict has the thread as it is now, in the form of the list. */
const conflict = (failure: ItemChanged) => {
  // The port has no other current item.
  const { messages: current, ...beside } = failure.current as Thread
  const { message, hasResponse } = failure
  return new ItemChanged({ message, hasResponse, current, beside })
}

const handling = Effect.fnUntraced(function* (kind: MailKind) {
  const threads = yield* Threads
  const resumes = yield* Resumes
  return {
    list: ({ params }: MailRequest) =>
      Effect.map(threads.of(kind, params.id), (thread) => ok(threadOnTheWire(thread))),
    add: ({ params, headers, payload }: NewMessageRequest) =>
      threads.add(kind, params.id, { language: '', after: '0', ...payload }, idempotencyKeyOf(headers)).pipe(
        Effect.map((message) => ok({ results: message })),
        Effect.catchTag('ItemChanged', (failure) => Effect.fail(conflict(failure))),
      ),
    sendAgain: ({ params }: MessageRequest) =>
      Effect.map(threads.sendAgain(kind, params.id, params.messageId), (message) => ok({ results: message })),
    attachment: ({ params }: AttachmentRequest) => {
      const { id: mailId, messageId, index } = params
      return Effect.map(
        resumes.attachment({ kind, mailId, messageId, index: /^\d{1,3}$/.test(index) ? Number(index) : -1 }),
        download,
      )
    },
    write: ({ params }: MailRequest) =>
      Effect.map(threads.write(kind, params.id), (until) => ok({ results: { until } })),
    stopWriting: ({ params }: MailRequest) =>
      Effect.as(threads.stopWriting(kind, params.id), ok({ results: { id: params.id } })),
  }
})

export const enquiryThreadHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'enquiryThreads',
    Effect.fnUntraced(function* (handlers) {
      return handlers.handleAll(yield* handling('enquiries'))
    }),
  )

export const profileThreadHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'profileThreads',
    Effect.fnUntraced(function* (handlers) {
      return handlers.handleAll(yield* handling('profiles'))
    }),
  )

import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { NewMessage, Thread } from '#domain/desk/thread.ts'
import { openTags } from '#domain/content/home-page/stored-home-page.ts'
import { receiptPage } from '#domain/desk/receipt/receipt-code.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { ShownForm } from '#domain/mail/inbox/received-mail.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { ItemChanged, type ReadFailure } from '#ports/failures.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Resumes } from '#ports/server/files/resumes.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import type { Api } from '../api.ts'
import { idempotencyKeyOf, type IdempotencyHeaders } from '../request/idempotency-key.ts'
import { download } from '../response/attachment.ts'
import { ApiConfig } from '../api-config.ts'
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

interface Mails {
  get(id: string): Effect.Effect<ShownForm, ReadFailure>
}

const handling = Effect.fnUntraced(function* (kind: MailKind, mails: Mails) {
  const threads = yield* Threads
  const details = yield* HomePageDetails
  const languages = yield* SiteLanguages
  const { publicUrl } = yield* ApiConfig
  const resumes = yield* Resumes
  const withPage = Effect.fnUntraced(function* (id: string, thread: Thread) {
    const { language } = yield* mails.get(id)
    const open = openTags(yield* details.get(), languages)
    return { ...thread, receiptPage: receiptPage(publicUrl, open, language) }
  })
  /** A conflict has the thread as it is now, in the form of the list. */
  const conflict = Effect.fnUntraced(function* (id: string, { message, current }: ItemChanged) {
    // The port has no other current item.
    const { messages, ...beside } = yield* withPage(id, current as Thread)
    return yield* new ItemChanged({ message, current: messages, beside })
  })
  return {
    list: ({ params }: MailRequest) =>
      threads.of(kind, params.id).pipe(
        Effect.flatMap((thread) => withPage(params.id, thread)),
        Effect.map((thread) => ok(threadOnTheWire(thread))),
      ),
    add: ({ params, headers, payload }: NewMessageRequest) =>
      threads.add(kind, params.id, { language: '', after: '0', ...payload }, idempotencyKeyOf(headers)).pipe(
        Effect.map((message) => ok({ results: message })),
        Effect.catchTag('ItemChanged', (failure) => conflict(params.id, failure)),
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
      return handlers.handleAll(yield* handling('enquiries', yield* Enquiries))
    }),
  )

export const profileThreadHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'profileThreads',
    Effect.fnUntraced(function* (handlers) {
      return handlers.handleAll(yield* handling('profiles', yield* Profiles))
    }),
  )

import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { toWire, type WireNames } from '#adapters/http/renaming.ts'
import type { Kept } from '#domain/content/content.ts'
import type { ListQuery, Page } from '#domain/content/list-query.ts'
import type { HandlingChange } from '#domain/mail/received-mail.ts'
import { Enquiries } from '#ports/enquiries.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/profiles.ts'
import type { Api } from './api.ts'
import { answer } from './envelope.ts'
import { failureInWire } from './failure-in-wire.ts'
import { ListAnswer } from './list-answer.ts'
import type { ListParameters } from './list-parameters.ts'
import { mailNames } from './mail-group.ts'

interface Mails<Mail> {
  list(query?: ListQuery): Effect.Effect<Page<Mail>, ReadFailure>
  change(id: string, change: HandlingChange): Effect.Effect<Mail, WriteFailure>
  remove(id: string): Effect.Effect<void, WriteFailure>
  readonly unread: Effect.Effect<number, ReadFailure>
}

interface OfOne {
  readonly params: { readonly id: string }
}

const handling = Effect.fnUntraced(function* <Mail extends Kept>(mails: Mails<Mail>, names: WireNames) {
  const listAnswer = yield* ListAnswer
  const onTheWire = ({ id, version, createdAt, updatedAt, ...mail }: Mail) => ({
    id,
    ...toWire(names, mail),
    version,
    createdAt,
    updatedAt,
  })
  return {
    list: ({ query }: { readonly query: typeof ListParameters.Type }) =>
      listAnswer({ list: mails.list, onTheWire, answers: 'results', names }, query),
    change: ({ params, payload }: OfOne & { readonly payload: HandlingChange }) =>
      mails.change(params.id, payload).pipe(
        Effect.map((mail) => answer({ results: onTheWire(mail) })),
        failureInWire(names, onTheWire),
      ),
    remove: ({ params }: OfOne) => Effect.as(mails.remove(params.id), answer({ results: params })),
    unread: () => Effect.map(mails.unread, (unread) => answer({ results: { unread } })),
  }
})

export const enquiryHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'enquiries',
    Effect.fnUntraced(function* (handlers) {
      return handlers.handleAll(yield* handling(yield* Enquiries, mailNames.enquiries))
    }),
  )

export const profileHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'profiles',
    Effect.fnUntraced(function* (handlers) {
      return handlers.handleAll(yield* handling(yield* Profiles, mailNames.profiles))
    }),
  )

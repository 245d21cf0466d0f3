import { DateTime, Effect, Stream } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { toWire, type WireNames } from '#adapters/http/wire/renaming.ts'
import type { Stored } from '#domain/content/content-type.ts'
import { pageSizes, type ListQuery, type Page } from '#domain/content/list/list-query.ts'
import { dayIn } from '#domain/time/day.ts'
import { mailCsv, type MailCsv } from '#domain/mail/inbox/mail-csv.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { HandlingChange } from '#domain/mail/inbox/received-mail.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { Api } from '../api.ts'
import { attachment } from '../response/attachment.ts'
import { answer } from '../response/envelope.ts'
import { failureInWire } from '../response/failure-in-wire.ts'
import { ListResponse } from '../lists/list-response.ts'
import { listPages, PagedResponse } from '../lists/paged-response.ts'
import { mailNames } from './mail-group.ts'
import { Site } from '../request/site.ts'
import { splitParameters, type MailParameters } from './mail-parameters.ts'

interface Mails<Mail> {
  list(query?: AnyMailQuery): Effect.Effect<Page<Mail>, ReadFailure>
  get(id: string): Effect.Effect<Mail, ReadFailure>
  change(id: string, change: HandlingChange): Effect.Effect<Mail, WriteFailure>
  remove(id: string): Effect.Effect<void, WriteFailure>
  readonly unread: Effect.Effect<number, ReadFailure>
}

interface Written<Mail> {
  readonly names: WireNames
  readonly csvIn: (timeZone: string) => MailCsv<Mail>
  /** The name of the file that holds them all, without its day and ending. */
  readonly file: string
}

interface OfOne {
  readonly params: { readonly id: string }
}

interface OfMany {
  readonly query: typeof MailParameters.Type
}

const handling = Effect.fnUntraced(function* <Mail extends Stored>(
  mails: Mails<Mail>,
  { names, csvIn, file }: Written<Mail>,
) {
  const { timeZone } = yield* Site
  const csv = csvIn(timeZone)
  const listAnswer = yield* ListResponse
  const longAnswer = yield* PagedResponse
  const onTheWire = ({ id, version, createdAt, updatedAt, ...mail }: Mail) => ({
    id,
    ...toWire(names, mail),
    version,
    createdAt,
    updatedAt,
  })
  return {
    list: ({ query }: OfMany) => {
      const { filter, listing } = splitParameters(query)
      const isPage = Object.keys(query).length > 0
      const list = (asked: ListQuery = {}) =>
        mails.list({ ...(!isPage && { status: 'any' }), ...asked, ...filter })
      const parameters = isPage ? { size: pageSizes.usual, ...listing } : listing
      return listAnswer({ list, onTheWire, answers: 'results', names }, parameters)
    },
    csv: Effect.fnUntraced(function* ({ query }: OfMany) {
      const { filter, listing } = splitParameters(query)
      const search = listing.q === undefined ? {} : { search: listing.q }
      const { first, others = Stream.empty } = yield* listPages((asked) =>
        mails.list({ ...asked, ...search, ...filter }),
      )
      const lines = Stream.make(first).pipe(
        Stream.concat(others),
        Stream.map((items) => items.map(csv.line).join('')),
      )
      const headers = attachment(`${file}-${dayIn(timeZone, yield* DateTime.now)}.csv`)
      return yield* longAnswer(Stream.concat(Stream.make(csv.head), lines), {
        contentType: 'text/csv; charset=utf-8',
        headers,
      })
    }),
    get: ({ params }: OfOne) =>
      Effect.map(mails.get(params.id), (mail) => answer({ results: onTheWire(mail) })),
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
      const written = {
        names: mailNames.enquiries,
        csvIn: (timeZone: string) => mailCsv(timeZone).enquiries,
        file: 'enquiry-mails',
      }
      return handlers.handleAll(yield* handling(yield* Enquiries, written))
    }),
  )

export const profileHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'profiles',
    Effect.fnUntraced(function* (handlers) {
      const written = {
        names: mailNames.profiles,
        csvIn: (timeZone: string) => mailCsv(timeZone).profiles,
        file: 'profile-mails',
      }
      return handlers.handleAll(yield* handling(yield* Profiles, written))
    }),
  )

import { DateTime, Effect, Stream } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { toWire, type WireNames } from '#adapters/http/wire/renaming.ts'
import type { Stored } from '#domain/content/content-type.ts'
import { pageSizes, type ListQuery, type Page } from '#domain/content/list/list-query.ts'
import { dayIn } from '#domain/time/day.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import { mailCsv, type MailCsv } from '#domain/mail/inbox/mail-csv.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MergedVersions } from '#domain/desk/merging.ts'
import type { HandlingChange, ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { Api } from '../api.ts'
import { attachment } from '../response/attachment.ts'
import { ok } from '../response/envelope.ts'
import { failureToWire } from '../response/failure-to-wire.ts'
import { ListResponse } from '../lists/list-response.ts'
import { listPages, PagedResponse } from '../lists/paged-response.ts'
import { mailNames } from './mail-group.ts'
import { ApiConfig } from '../api-config.ts'
import { splitParameters, type MailParameters, type MailTableParameters } from './mail-parameters.ts'

interface Mails<Mail> {
  list(query?: AnyMailQuery): Effect.Effect<Page<Mail>, ReadFailure>
  get(id: string): Effect.Effect<Mail, ReadFailure>
  change(id: string, change: HandlingChange): Effect.Effect<Mail, WriteFailure>
  remove(id: string): Effect.Effect<void, WriteFailure>
  readonly unread: Effect.Effect<number, ReadFailure>
}

interface Declaration<Mail> {
  readonly names: WireNames
  readonly csvIn: (...place: Parameters<typeof mailCsv>) => MailCsv<Mail>
  /** The name of the CSV file, without date and extension. */
  readonly file: string
}

interface ItemRequest {
  readonly params: { readonly id: string }
}

interface ListRequest {
  readonly query: typeof MailParameters.Type
}

interface TableRequest {
  readonly query: typeof MailTableParameters.Type
}

const mailToWire =
  (names: WireNames) =>
  ({ id, version, createdAt, updatedAt, ...mail }: Stored) => ({
    id,
    ...toWire(names, mail),
    version,
    createdAt,
    updatedAt,
  })

const handling = Effect.fnUntraced(function* <Mail extends Stored>(
  mails: Mails<Mail>,
  { names, csvIn, file }: Declaration<Mail>,
) {
  const { timeZone } = yield* ApiConfig
  const languages = yield* SiteLanguages
  const listResponse = yield* ListResponse
  const pagedResponse = yield* PagedResponse
  const toWireItem = mailToWire(names)
  return {
    list: ({ query }: ListRequest) => {
      const { filter, listing } = splitParameters(query)
      const isPage = Object.keys(query).length > 0
      const list = (page: ListQuery = {}) =>
        mails.list({ ...(!isPage && { status: 'any' }), ...page, ...filter })
      const parameters = isPage ? { size: pageSizes.default, ...listing } : listing
      return listResponse({ list, toWire: toWireItem, resultsPath: 'data.results', names }, parameters)
    },
    csv: Effect.fnUntraced(function* ({ query: { lang = '', ...query } }: TableRequest) {
      const csv = csvIn(timeZone, languages, wordsOf(lang))
      const { filter, listing } = splitParameters(query)
      const search = listing.q === undefined ? {} : { search: listing.q }
      const { first, others = Stream.empty } = yield* listPages((page) =>
        mails.list({ ...page, ...search, ...filter }),
      )
      const lines = Stream.make(first).pipe(
        Stream.concat(others),
        Stream.map((items) => items.map(csv.line).join('')),
      )
      const headers = attachment(`${file}-${dayIn(timeZone, yield* DateTime.now)}.csv`)
      return yield* pagedResponse(Stream.concat(Stream.make(csv.head), lines), {
        contentType: 'text/csv; charset=utf-8',
        headers,
      })
    }),
    get: ({ params }: ItemRequest) =>
      Effect.map(mails.get(params.id), (mail) => ok({ results: toWireItem(mail) })),
    change: ({ params, payload }: ItemRequest & { readonly payload: HandlingChange }) =>
      mails.change(params.id, payload).pipe(
        Effect.map((mail) => ok({ results: toWireItem(mail) })),
        failureToWire(names, toWireItem),
      ),
    remove: ({ params }: ItemRequest) => Effect.as(mails.remove(params.id), ok({ results: params })),
    unread: () => Effect.map(mails.unread, (unread) => ok({ results: { unread } })),
  }
})

export const enquiryHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'enquiries',
    Effect.fnUntraced(function* (handlers) {
      const declaration = {
        names: mailNames.enquiries,
        csvIn: (...place: Parameters<typeof mailCsv>) => mailCsv(...place).enquiries,
        file: 'enquiry-mails',
      }
      return handlers.handleAll(yield* handling(yield* Enquiries, declaration))
    }),
  )

interface MergingRequest {
  readonly params: { readonly id: string; readonly other: string }
}

export const mergingHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'mergedEnquiries',
    Effect.fnUntraced(function* (handlers) {
      const { merge, separate } = yield* Enquiries
      const enquiryToWire = mailToWire(mailNames.enquiries)
      const responding = (mail: Effect.Effect<ReceivedEnquiry, WriteFailure>) =>
        mail.pipe(
          Effect.map((stays) => ok({ results: enquiryToWire(stays) })),
          failureToWire(mailNames.enquiries, enquiryToWire),
        )
      return handlers.handleAll({
        merge: ({ params: { id, other }, payload }: MergingRequest & { readonly payload: MergedVersions }) =>
          responding(merge(id, other, payload)),
        separate: ({ params: { id, other }, query }: MergingRequest & { readonly query: MergedVersions }) =>
          responding(separate(id, other, query)),
      })
    }),
  )

export const profileHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'profiles',
    Effect.fnUntraced(function* (handlers) {
      const declaration = {
        names: mailNames.profiles,
        csvIn: (...place: Parameters<typeof mailCsv>) => mailCsv(...place).profiles,
        file: 'profile-mails',
      }
      return handlers.handleAll(yield* handling(yield* Profiles, declaration))
    }),
  )

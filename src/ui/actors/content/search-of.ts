import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { contentTypes, type AnyContentType, type Item } from '#domain/content/content-types.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { titleOf } from '#domain/content/item/title-of.ts'
import { searchMachine, type Found, type SearchQuery } from '#domain/machines/search-machine.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { Bridge } from '../bridge/from-effect.ts'

type Searched = Accounts | Contents | Enquiries | Profiles

export type SearchActor = ActorRefFrom<typeof searchMachine>

/** Results per kind; its list screen has the rest. */
export const resultsPerKind = 5

interface Sender {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

const senderOf = ({ firstName, lastName }: Sender) => `${firstName} ${lastName}`

const toFound =
  <A extends { readonly id: string }>(kind: string, nameOf: (item: A) => string) =>
  ({ items, total, totalAtLeast = false }: Page<A>): Found => ({
    kind,
    items: items.map((item) => ({ id: item.id, title: nameOf(item) })),
    total,
    totalAtLeast,
  })

/** An item's title, in a language where it has one. */
export const titleIn = (contentType: AnyContentType, item: Item<AnyContentType>, language = ''): string => {
  const translated = Object.entries(item.translations?.[language] ?? {}).find(
    ([field]) => field === contentType.listing.searched[0],
  )
  return String(translated?.[1] ?? '').trim() || titleOf(contentType, item)
}

/** @param language Of the interface, unless it is English: finds texts in every language, and titles in this one. */
const found = (
  kind: string,
  query: ListQuery,
  language: string | undefined,
): Effect.Effect<Found, ReadFailure, Searched> => {
  if (isContentTypeName(kind)) {
    const contentType: AnyContentType = contentTypes[kind]
    return Effect.map(
      Effect.flatMap(Contents, (port) => port.list(contentType, query, language && allLanguages)),
      toFound(kind, (item) => titleIn(contentType, item, language)),
    )
  }
  if (kind === 'enquiries')
    return Effect.map(
      Effect.flatMap(Enquiries, (port) => port.list(query)),
      toFound(kind, senderOf),
    )
  if (kind === 'profiles')
    return Effect.map(
      Effect.flatMap(Profiles, (port) => port.list(query)),
      toFound(kind, senderOf),
    )
  return Effect.map(
    Effect.flatMap(Accounts, (port) => port.list(query)),
    toFound(kind, ({ name }) => name),
  )
}

/** Searches several kinds of items at once. */
export const findIn =
  (language: string | undefined) =>
  ({ text, kinds }: SearchQuery): Effect.Effect<ReadonlyArray<Found>, ReadFailure, Searched> =>
    Effect.forEach(kinds, (kind) => found(kind, { search: text, size: resultsPerKind }, language), {
      concurrency: 'unbounded',
    })

/** Searches all content types, both inboxes as `enquiries` and `profiles`, and admin users as `account`. */
export const searchOf = (bridge: Bridge<Searched>, language?: string): SearchActor =>
  bridge.start(searchMachine.provide({ actors: { find: bridge.fromRead(findIn(language)) } }))

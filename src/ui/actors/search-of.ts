import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { contents, type AnyContent, type ContentName } from '#domain/content/contents.ts'
import type { ListQuery } from '#domain/content/list-query.ts'
import { titleOf } from '#domain/content/title-of.ts'
import { searchMachine, type Found, type Wanted } from '#domain/machines/search-machine.ts'
import { Accounts } from '#ports/accounts.ts'
import { Contents } from '#ports/contents.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

export type SearchActor = ActorRefFrom<typeof searchMachine>

/** The first items of every kind; more are found on the kind's own list. */
const first = 5

const isContent = (kind: string): kind is ContentName => Object.hasOwn(contents, kind)

const found = (
  kind: string,
  query: ListQuery,
): Effect.Effect<ReadonlyArray<Found>, ReadFailure, Accounts | Contents> => {
  if (!isContent(kind))
    return Effect.map(
      Effect.flatMap(Accounts, (accounts) => accounts.list(query)),
      ({ items }) => items.map(({ id, name }) => ({ kind, id, title: name })),
    )
  const content: AnyContent = contents[kind]
  return Effect.map(
    Effect.flatMap(Contents, (port) => port.list(content, query)),
    ({ items }) => items.map((item) => ({ kind, id: item.id, title: titleOf(content, item) })),
  )
}

const find = ({ text, kinds }: Wanted) =>
  Effect.map(
    Effect.forEach(kinds, (kind) => found(kind, { search: text, size: first }), { concurrency: 'unbounded' }),
    (ofKinds): ReadonlyArray<Found> => ofKinds.flat(),
  )

/** Searches contents by their names, and the admin users as `account`. */
export const searchOf = (bridge: Bridge<Accounts | Contents>): SearchActor =>
  bridge.start(searchMachine.provide({ actors: { find: bridge.reading(find) } }))

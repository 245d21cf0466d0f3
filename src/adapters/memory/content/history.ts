import { Effect, Layer } from 'effect'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { hasWords } from '#domain/content/list/search-text.ts'
import type { Activity, ActivityFilter, Change } from '#domain/history/activity.ts'
import { hasSource } from '#domain/history/has-source.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { itemGone } from '#ports/item-failures.ts'
import { History } from '#ports/content/history.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { paged } from '../store/paged.ts'

export interface MemoryHistoryOptions extends Behaviour {
  /** The journal of the stores whose changes are read. */
  readonly journal?: Journal
}

const matches =
  ({ search = '', subjects, kind, from = '', until }: ActivityFilter) =>
  (activity: Activity): boolean =>
    hasWords(`${activity.author.name}\n${activity.title}`, search) &&
    (subjects === undefined || subjects.some((subject) => subject === activity.subject)) &&
    (kind === undefined || activity.kind === kind) &&
    activity.at >= from &&
    (until === undefined || activity.at < until)

const withoutSnapshots = ({
  version: _version,
  before: _before,
  after: _after,
  ...activity
}: Change): Activity => activity

const anyOrder = { sortable: [], searched: [] }
const usualPage = { size: pageSizes.default }

/** Reads the changes in a journal. */
export const MemoryHistory = ({ journal = makeJournal(), ...behaviour }: MemoryHistoryOptions = {}) =>
  Layer.sync(History, () => {
    const { read } = simulate(behaviour)
    const newestFirst = () => journal.changes().toReversed()
    const changesOf = ({ subject, itemId }: ItemRef) =>
      newestFirst().filter((change) => change.subject === subject && change.itemId === itemId)
    return History.of({
      of: (ref, query = {}) => read(paged(() => changesOf(ref), { ...usualPage, ...query }, anyOrder)),
      withSource: (ref, sought) =>
        read(Effect.sync(() => changesOf(ref).find((change) => hasSource(change, sought)))),
      list: (query = {}) => {
        const { search: _, ...page } = query
        return read(
          paged(
            () => newestFirst().filter(matches(query)).map(withoutSnapshots),
            { ...usualPage, ...page },
            anyOrder,
          ),
        )
      },
      get: (id) =>
        read(
          Effect.suspend(() => {
            const found = journal.changes().find((change) => change.id === id)
            return found === undefined ? Effect.fail(itemGone('activity')) : Effect.succeed(found)
          }),
        ),
    })
  })

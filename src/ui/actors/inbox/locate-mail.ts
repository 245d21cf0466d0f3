import { Effect } from 'effect'
import { pageSizes, type Page } from '#domain/content/list/list-query.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'

export interface Dated extends Listed {
  readonly createdAt: string
}

/** `index` counts from 0 in the whole list; `undefined` if there are too many to count. */
export type LocatedMail = { readonly isListed: boolean; readonly index?: number | undefined }

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Counts the mails before one in the list of a query: those of other times, and those of the same time. */
export const locateMail = <E, R>(
  list: (query: AnyMailQuery) => Effect.Effect<Page<Listed>, E, R>,
  { page: _page, after: _after, before: _before, ...query }: AnyMailQuery,
  { id, createdAt }: Dated,
): Effect.Effect<LocatedMail, E, R> =>
  Effect.gen(function* () {
    const time = Date.parse(createdAt)
    const [start, end] = [timeOf(time), timeOf(time + 1)]
    const { from, to } = query
    if ((from !== undefined && createdAt < from) || (to !== undefined && createdAt >= to))
      return { isListed: false }
    const sameTime = yield* list({ ...query, from: start, to: end, size: pageSizes.max })
    const sameTimeIndex = sameTime.items.findIndex((mail) => mail.id === id)
    if (sameTimeIndex === -1) return { isListed: false }
    // Only times of arrival can be counted.
    if (query.sort !== undefined && query.sort !== 'createdAt') return { isListed: true }
    const isOldestFirst = query.sort === 'createdAt'
    const before = yield* list({
      ...query,
      ...(isOldestFirst ? { to: start } : { from: end }),
      size: pageSizes.min,
    })
    return { isListed: true, index: before.totalAtLeast === true ? undefined : before.total + sameTimeIndex }
  })

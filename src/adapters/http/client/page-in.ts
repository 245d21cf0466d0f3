import type { Page } from '#domain/content/list/list-query.ts'
import type { ResponseBody } from './response-body.ts'
import { listIn } from './envelope.ts'

/** Decodes a page of a list that only this product has; `total` is required. */
export const pageIn = <A>(body: ResponseBody['body'], item: (value: unknown) => A): Page<A> => {
  const { items, total, totalAtLeast, next, previous } = listIn(body, 'data.results')
  if (total === undefined) throw new Error('data.total is missing')
  return {
    items: items.map(item),
    total,
    ...(totalAtLeast && { totalAtLeast }),
    ...(next !== undefined && { next }),
    ...(previous !== undefined && { previous }),
  }
}

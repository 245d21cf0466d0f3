import { Result } from 'effect'
import { expect, it } from 'vitest'
import {
  countsOf,
  eachKind,
  pageOfMatches,
  type MatchesByKind,
  type SiteQuery,
} from '#domain/content/search/site-search.ts'

const none: MatchesByKind = eachKind(() => [])
const match = (id: number, isInTitle = false) => ({
  id: String(id),
  createdAt: new Date(Date.UTC(2026, 0, 1) + id).toISOString(),
  isInTitle,
})
const news = (total: number) => ({
  ...none,
  news: Array.from({ length: total }, (_, at) => match(total - at)),
})
const page = (matches: MatchesByKind, query: Partial<SiteQuery> = {}) =>
  Result.getOrThrow(pageOfMatches(matches, { search: 'berth', ...query }))
const ids = ({ items }: ReturnType<typeof page>) => items.map(({ id }) => id)

it('ranks matches in titles before those in texts, and the newest first', () => {
  const matches = { ...none, news: [match(4), match(1, true)], people: [match(3, true), match(2)] }
  expect(ids(page(matches))).toEqual(['people.3', 'news.1', 'news.4', 'people.2'])
  expect(ids(page(matches, { kind: 'news' }))).toEqual(['news.1', 'news.4'])
})

it('[S2] pages forward and back by cursors', () => {
  const matches = news(23)
  const first = page(matches)
  const second = page(matches, { after: first.next ?? '' })
  const last = page(matches, { after: second.next ?? '' })
  expect([first, second, last].flatMap(ids)).toEqual(ids(page(news(23))).concat(ids(second), ids(last)))
  expect([first.items.length, second.items.length, last.items.length]).toEqual([10, 10, 3])
  expect(last.next).toBeUndefined()
  expect(ids(page(matches, { before: last.previous ?? '' }))).toEqual(ids(second))
})

it('[S2] counts up to 1,000 of a kind, and says that there are more', () => {
  const { news: counted, people } = countsOf(news(1_001))
  expect(counted).toEqual({ total: 1_000, totalAtLeast: true })
  expect(countsOf(news(1_000)).news).toEqual({ total: 1_000 })
  expect(people).toEqual({ total: 0 })
})

it('refuses a cursor of another list', () => {
  expect(Result.isFailure(pageOfMatches(news(3), { search: 'berth', after: 'x' }))).toBe(true)
})

import { Result } from 'effect'
import { describe, expect, it } from 'vitest'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { pageOf } from '#domain/content/list/page-of.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
}

const listing = { sortable: ['title'], searched: ['title', 'text'] }
const rows: ReadonlyArray<Row> = ['Salwan', 'badgir', 'Éclair', 'أحمد', 'Darb', 'Sails', 'Dhuha'].map(
  (title, index) => ({
    id: String(index + 1),
    title,
    text: `Text of number ${index + 1}`,
  }),
)

const page = (query?: ListQuery, items = rows) => Result.getOrThrow(pageOf(items, query, listing))
const ids = (query?: ListQuery, items = rows) => page(query, items).items.map((row) => row.id)
const refusal = (query: ListQuery) => Result.getOrThrow(Result.flip(pageOf(rows, query, listing)))

describe('a list without a query', () => {
  it.each([undefined, {}])('returns all items without cursors: %j', (query) => {
    expect(page(query)).toEqual({ items: rows, total: 7 })
  })
})

describe('a page', () => {
  it('is selected by its number', () => {
    expect(ids({ size: 3, page: 2 })).toEqual(['4', '5', '6'])
    expect(page({ size: 3, page: 2 }).total).toBe(7)
  })

  it('has cursors to the next and previous page', () => {
    const first = page({ size: 3 })
    expect(first).not.toHaveProperty('previous')
    const second = page({ size: 3, after: first.next ?? '' })
    expect(second.items.map((row) => row.id)).toEqual(['4', '5', '6'])
    const third = page({ size: 3, after: second.next ?? '' })
    expect(third.items.map((row) => row.id)).toEqual(['7'])
    expect(third).not.toHaveProperty('next')
    expect(ids({ size: 3, before: third.previous ?? '' })).toEqual(['4', '5', '6'])
  })

  it('the last page can be requested directly', () => {
    const last = page({ size: 3, before: 'end' })
    expect(last.items.map((row) => row.id)).toEqual(['5', '6', '7'])
    expect(last).not.toHaveProperty('next')
  })

  it('past the end is empty and has a cursor back', () => {
    const behind = page({ size: 3, page: 9 })
    expect(behind).toEqual({ items: [], total: 7, previous: 'end' })
  })

  it('repeats no item after an insertion before it', () => {
    const { next = '' } = page({ size: 3 })
    const more = [{ id: '8', title: 'New', text: '' }, ...rows]
    expect(ids({ size: 3, after: next }, more)).toEqual(['4', '5', '6'])
  })

  it('skips no item after the item at its cursor is deleted', () => {
    const { next = '' } = page({ size: 3 })
    const fewer = rows.filter((row) => row.id !== '3')
    expect(ids({ size: 3, after: next }, fewer)).toEqual(['4', '5', '6'])
  })

  it('is the first page after all items before it are deleted', () => {
    const { previous = '' } = page({ size: 3, page: 2 })
    expect(ids({ size: 3, before: previous }, rows.slice(3))).toEqual(['4', '5', '6'])
  })
})

describe('a sort', () => {
  it('ignores case and accents, in both directions', () => {
    const sorted = ['2', '5', '7', '3', '6', '1', '4']
    expect(ids({ sort: 'title' })).toEqual(sorted)
    expect(ids({ sort: '-title' })).toEqual(sorted.toReversed())
  })

  it('orders equal items by id', () => {
    const equal = rows.map((row) => ({ ...row, title: 'Same' })).toReversed()
    expect(ids({ sort: 'title' }, equal)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(ids({ sort: '-title' }, equal)).toEqual(['7', '6', '5', '4', '3', '2', '1'])
  })
})

describe('a search', () => {
  it('finds items that contain all words in title or text', () => {
    expect(ids({ search: 'NUMBER 5' })).toEqual(['5'])
    expect(ids({ search: 'ails' })).toEqual(['6'])
    expect(ids({ search: 'salwan number 2' })).toEqual([])
    expect(ids({ search: 'eclair' })).toEqual(['3'])
    expect(ids({ search: 'احمد' })).toEqual(['4'])
  })

  it('of one or two letters matches the start of the title', () => {
    expect(ids({ search: 'sa' })).toEqual(['1', '6'])
    expect(ids({ search: 'ba' })).toEqual(['2'])
    expect(ids({ search: 'an' })).toEqual([])
  })

  it('without words returns everything', () => {
    expect(page({ search: '  ', size: 24 }).total).toBe(7)
  })

  it('counts to 1,000', () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({ id: String(index), title: 'Same', text: '' }))
    expect(page({ search: 'same', size: 1 }, many)).toMatchObject({ total: 1_000, totalAtLeast: true })
    expect(page({ search: 'same', size: 1 }, many.slice(1))).not.toHaveProperty('totalAtLeast')
    expect(page({ size: 1 }, many).total).toBe(1_001)
  })
})

describe('an invalid query', () => {
  it.each<[ListQuery, string]>([
    [{ page: 0 }, 'Pages are counted from 1'],
    [{ page: 1.5 }, 'Pages are counted from 1'],
    [{ size: 0 }, 'A page has 1 to 200 items'],
    [{ size: 201 }, 'A page has 1 to 200 items'],
    [{ sort: 'text' }, 'The list cannot be sorted by this field'],
    [{ sort: '--title' }, 'The list cannot be sorted by this field'],
    [{ after: 'end' }, 'The cursor is not valid for this list'],
    [{ before: 'x' }, 'The cursor is not valid for this list'],
  ])('%j', (query, sentence) => {
    expect(refusal(query)).toBe(sentence)
  })
})

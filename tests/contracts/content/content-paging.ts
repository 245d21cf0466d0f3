import { beforeEach, describe, expect, it } from 'vitest'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { inputOf, titleField } from './content-inputs.ts'
import { failureOf, run } from '../support/started.ts'

export const contentPaging = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const title = titleField(contentType)

  describe('pages', () => {
    /** The ids of seven items in the list's order. */
    let all: ReadonlyArray<string> = []

    const page = async (query: ListQuery) => {
      const { items, ...rest } = await run(under.contents.list(contentType, query))
      return { ids: items.map(({ id }) => id), ...rest }
    }

    beforeEach(async () => {
      for (const letter of 'GCADFBE')
        await run(under.contents.add(contentType, inputOf(contentType, letter, {}, pictures)))
      all = (await run(under.contents.list(contentType))).items.map(({ id }) => id)
      expect(all).toHaveLength(7)
    })

    it('are read forward and back by cursors', async () => {
      const first = await page({ size: 3 })
      expect(first).toEqual({ ids: all.slice(0, 3), total: 7, next: expect.any(String) })
      const second = await page({ size: 3, after: first.next ?? '' })
      expect(second).toEqual({
        ids: all.slice(3, 6),
        total: 7,
        next: expect.any(String),
        previous: expect.any(String),
      })
      const third = await page({ size: 3, after: second.next ?? '' })
      expect(third).toEqual({ ids: all.slice(6), total: 7, previous: expect.any(String) })
      expect((await page({ size: 3, before: third.previous ?? '' })).ids).toEqual(second.ids)
      expect(await page({ size: 3, before: second.previous ?? '' })).toEqual({
        ...first,
        next: expect.any(String),
      })
    })

    it('are read from the end', async () => {
      const last = await page({ size: 3, before: 'end' })
      expect(last).toEqual({ ids: all.slice(-3), total: 7, previous: expect.any(String) })
      const middle = await page({ size: 3, before: last.previous ?? '' })
      expect(middle).toEqual({
        ids: all.slice(1, 4),
        total: 7,
        next: expect.any(String),
        previous: expect.any(String),
      })
      expect((await page({ size: 3, after: middle.next ?? '' })).ids).toEqual(last.ids)
      const first = await page({ size: 3, before: middle.previous ?? '' })
      expect(first).toEqual({ ids: all.slice(0, 1), total: 7, next: expect.any(String) })
    })

    it('are empty after the last item', async () => {
      expect(await page({ size: 7 })).toEqual({ ids: all, total: 7 })
      expect(await page({ size: 7, before: 'end' })).toEqual({ ids: all, total: 7 })
      expect(await page({ size: 200 })).toEqual({ ids: all, total: 7 })
      const six = await page({ size: 6 })
      expect(await page({ size: 1, after: six.next ?? '' })).toEqual({
        ids: all.slice(6),
        total: 7,
        previous: expect.any(String),
      })
    })

    it('are read by number', async () => {
      expect(await page({ page: 1 })).toEqual({ ids: all, total: 7 })
      expect((await page({ page: 2, size: 3 })).ids).toEqual(all.slice(3, 6))
      expect(await page({ page: 3, size: 3 })).toEqual({
        ids: all.slice(6),
        total: 7,
        previous: expect.any(String),
      })
      const beyond = await page({ page: 50, size: 3 })
      expect(beyond).toMatchObject({ ids: [], total: 7 })
      expect((await page({ size: 3, before: beyond.previous ?? '' })).ids).toEqual(all.slice(-3))
    })

    it('contain the whole list if the query is empty', async () => {
      expect(await page({})).toEqual({ ids: all, total: 7 })
    })

    it.each([title, `-${title}`])('follow the order by %s', async (sort) => {
      const sorted = (await page({ sort, size: 200 })).ids
      const first = await page({ sort, size: 4 })
      const second = await page({ sort, size: 4, after: first.next ?? '' })
      expect([...first.ids, ...second.ids]).toEqual(sorted)
      expect((await page({ sort, size: 4, before: second.previous ?? '' })).ids).toEqual(first.ids)
      expect((await page({ sort, size: 4, before: 'end' })).ids).toEqual(sorted.slice(-4))
    })

    it('neither repeat nor skip an item while others are added and removed', async () => {
      const first = await page({ size: 3 })
      await run(under.contents.remove(contentType, all[0] ?? ''))
      const second = await page({ size: 2, after: first.next ?? '' })
      expect(second.ids).toEqual(all.slice(3, 5))
      await run(under.contents.remove(contentType, all[4] ?? ''))
      expect((await page({ size: 3, after: second.next ?? '' })).ids).toEqual(all.slice(5))
    })

    const refusedQueries: ReadonlyArray<ListQuery> = [
      { page: 0 },
      { page: 1.5 },
      { size: 0 },
      { size: 201 },
      { sort: 'nonsense' },
      { sort: 'id; drop table' },
      { sort: '__proto__' },
      { after: 'nonsense' },
      { before: '....' },
    ]
    it.each(refusedQueries)('are refused for %o', async (query) => {
      expect(await failureOf(under.contents.list(contentType, query))).toMatchObject({
        _tag: 'QueryRefused',
      })
    })
  })
}

import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import type { ItemFilter } from '#domain/content/list/item-filter.ts'
import type { ContentQuery } from '#domain/content/list/list-query.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { inputOf, titleField } from './content-inputs.ts'
import { run } from '../support/started.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 3))

export const contentFilters = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under

  describe('filters', () => {
    /** In the order in which they were added, a few milliseconds apart. */
    let added: ReadonlyArray<Item<AnyContentType>> = []

    const found = async (filter: ItemFilter, query: ContentQuery = {}) => {
      const { items, total } = await run(
        under.contents.list(contentType, { sort: titleField(contentType), ...query, filter }),
      )
      return { ids: items.map(({ id }) => id), total }
    }
    const those = (...places: ReadonlyArray<number>) => ({
      ids: places.map((at) => added[at]?.id),
      total: places.length,
    })

    beforeEach(async () => {
      const items: Array<Item<AnyContentType>> = []
      for (const letter of 'ABCD') {
        items.push(await run(under.contents.add(contentType, inputOf(contentType, letter, {}, pictures))))
        await pause()
      }
      added = items
    })

    it('[S24] find the items that were added before and after another one', async () => {
      const id = added[1]?.id
      expect(await found({ newerThan: id })).toEqual(those(2, 3))
      expect(await found({ olderThan: id })).toEqual(those(0))
      expect(await found({ newerThan: id, olderThan: added[3]?.id })).toEqual(those(2))
      expect(await found({ newerThan: added[3]?.id })).toEqual(those())
    })

    it('[S6] find the items that were created within a time', async () => {
      const [from, to] = [added[1]?.createdAt, added[3]?.createdAt]
      expect(await found({ from, to })).toEqual(those(1, 2))
      expect(await found({ to })).toEqual(those(0, 1, 2))
      expect(await found({ from: '9000-01-01T00:00:00.000Z' })).toEqual(those())
    })

    it('[S9] find nothing that refers to another brand', async () => {
      expect(await found({ brandId: '7' })).toEqual(those())
    })

    if ('brandId' in contentType.fields)
      it('[S9] find the items that refer to a brand, as long as they do', async () => {
        const [{ id } = { id: '' }] = added
        const refer = (brandId: string) => run(under.contents.update(contentType, id, { brandId }))
        expect(await refer('7')).toHaveProperty('brandId', '7')
        expect(await found({ brandId: '7' })).toEqual(those(0))
        expect(await found({ brandId: '7', newerThan: id })).toEqual(those())
        expect(await refer('')).not.toHaveProperty('brandId')
        expect(await found({ brandId: '7' })).toEqual(those())
      })

    it('find the items that are still open on a day', async () => {
      const days = ['', '2026-11-20', '2026-11-21', '2026-11-22']
      const canClose = 'closingDate' in contentType.fields
      if (canClose)
        for (const [at, closingDate] of days.entries())
          await run(under.contents.update(contentType, added[at]?.id ?? '', { closingDate }))
      expect(await found({ openOn: '2026-11-21' })).toEqual(canClose ? those(0, 2, 3) : those(0, 1, 2, 3))
    })

    it('[S6] are combined with searches and pages', async () => {
      const filter = { newerThan: added[0]?.id }
      expect(await found(filter, { search: 'c' })).toEqual(those(2))
      expect(await found(filter, { size: 2 })).toEqual({ ...those(1, 2), total: 3 })
      expect(await found(filter, { size: 1, before: 'end' })).toEqual({ ...those(3), total: 3 })
    })
  })
}

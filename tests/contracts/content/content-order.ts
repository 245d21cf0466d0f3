import { describe, expect, it } from 'vitest'
import { moved } from '#domain/content/list/arrangement.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { inputOf, titleField } from './content-inputs.ts'
import { failureOf, run } from '../support/started.ts'

export const contentOrder = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const { order } = contentType.listing
  const title = titleField(contentType)
  const add = (name: string, changes = {}) =>
    run(under.contents.add(contentType, inputOf(contentType, name, changes, pictures)))
  const titles = async (sort?: string) => {
    const { items } = await run(under.contents.list(contentType, sort === undefined ? undefined : { sort }))
    return items.map((item): unknown => Reflect.get(item, title))
  }

  describe('order', () => {
    if (order === 'newest') {
      it('is newest first and cannot be changed by hand', async () => {
        const { id } = await add('Old')
        await add('New')
        expect(await titles()).toEqual(['New', 'Old'])
        for (const refused of [
          under.contents.order(contentType, [id]),
          under.contents.move(contentType, id, 1),
        ])
          expect(await failureOf(refused)).toMatchObject({ _tag: 'QueryRefused' })
      })
    } else {
      it('is by hand: new items go last, named items first', async () => {
        await add('One')
        const two = await add('Two')
        const three = await add('Three')
        expect(await titles()).toEqual(['One', 'Two', 'Three'])
        await run(under.contents.order(contentType, [three.id, two.id]))
        expect(await titles()).toEqual(['Three', 'Two', 'One'])
        await add('Four')
        expect(await titles()).toEqual(['Three', 'Two', 'One', 'Four'])
        expect(await run(under.contents.get(contentType, two.id))).toEqual(two)
      })

      it('ignores unknown ids', async () => {
        await add('One')
        const two = await add('Two')
        await run(under.contents.order(contentType, ['999999', 'x', two.id]))
        expect(await titles()).toEqual(['Two', 'One'])
      })
    }

    if (order === 'manual') {
      it('moves one item to a place and keeps the order of the others', async () => {
        const names = ['One', 'Two', 'Three', 'Four', 'Five']
        const items = []
        for (const name of names) items.push(await add(name))
        for (const [at, place] of [
          [0, 3],
          [4, 1],
          [2, 'last'],
          [2, 4],
          [1, 2],
          [3, 99],
          [0, 2],
          [0, 2],
          [1, 3],
          [4, 3],
        ] as const) {
          const expected = moved(
            (await run(under.contents.list(contentType))).items,
            { id: items[at]?.id ?? '', to: place === 'last' ? names.length : place - 1 },
            () => 'all',
          ).map((item): unknown => Reflect.get(item, title))
          await run(under.contents.move(contentType, items[at]?.id ?? '', place))
          expect(await titles()).toEqual(expected)
        }
        expect(await run(under.contents.get(contentType, items[0]?.id ?? ''))).toEqual(items[0])
      })

      it('fails to move an item that is gone', async () => {
        const { id } = await add('One')
        await add('Two')
        await run(under.contents.remove(contentType, id))
        expect(await failureOf(under.contents.move(contentType, id, 1))).toMatchObject({
          _tag: 'ItemNotFound',
        })
        expect(await titles()).toEqual(['Two'])
      })
    }

    if (typeof order === 'object') {
      it('moves one item among those with the same value', async () => {
        await add('Later', { [order.by]: '2001' })
        const one = await add('Early one', { [order.by]: '1950' })
        const two = await add('Early two', { [order.by]: '1950' })
        const three = await add('Early three', { [order.by]: '1950' })
        await run(under.contents.move(contentType, three.id, 2))
        expect(await titles()).toEqual(['Early one', 'Early three', 'Early two', 'Later'])
        await run(under.contents.move(contentType, one.id, 'last'))
        expect(await titles()).toEqual(['Early three', 'Early two', 'Early one', 'Later'])
        await run(under.contents.move(contentType, two.id, 1))
        expect(await titles()).toEqual(['Early two', 'Early three', 'Early one', 'Later'])
      })

      it(`is by ${order.by}, then by hand`, async () => {
        await add('Later', { [order.by]: '2001' })
        await add('Early one', { [order.by]: '1950' })
        const second = await add('Early two', { [order.by]: '1950' })
        expect(await titles()).toEqual(['Early one', 'Early two', 'Later'])
        await run(under.contents.order(contentType, [second.id]))
        expect(await titles()).toEqual(['Early two', 'Early one', 'Later'])
      })
    }

    it('sorts by a field, ignoring case and accents', async () => {
      for (const name of ['Zebra', 'éclair', 'apple', 'Banana']) await add(name)
      expect(await titles(title)).toEqual(['apple', 'Banana', 'éclair', 'Zebra'])
      expect(await titles(`-${title}`)).toEqual(['Zebra', 'éclair', 'Banana', 'apple'])
    })

    it.each(contentType.listing.sortable)('sorts by %s', async (field) => {
      const one = await add('One')
      const other = await add('Other')
      const ids = async (sort: string) =>
        (await run(under.contents.list(contentType, { sort }))).items.map(({ id }) => id)
      expect((await ids(field)).toSorted()).toEqual([one.id, other.id].toSorted())
      expect((await ids(`-${field}`)).toSorted()).toEqual([one.id, other.id].toSorted())
    })
  })
}

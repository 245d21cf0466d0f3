import { describe, expect, it } from 'vitest'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { draftOf, titleField } from './drafts.ts'
import { failureOf, run } from './started.ts'

export const contentOrder = (under: ContentsUnderTest) => {
  const { content, pictures } = under
  const { order } = content.listing
  const title = titleField(content)
  const add = (name: string, changes = {}) =>
    run(under.contents.add(content, draftOf(content, name, changes, pictures)))
  const titles = async (sort?: string) => {
    const { items } = await run(under.contents.list(content, sort === undefined ? undefined : { sort }))
    return items.map((item): unknown => Reflect.get(item, title))
  }

  describe('order', () => {
    if (order === 'newest') {
      it('is newest first, and not by hand', async () => {
        const { id } = await add('Old')
        await add('New')
        expect(await titles()).toEqual(['New', 'Old'])
        expect(await failureOf(under.contents.order(content, [id]))).toMatchObject({ _tag: 'QueryRefused' })
      })
    } else {
      it('is by hand: what is new goes last, what is named goes first', async () => {
        await add('One')
        const two = await add('Two')
        const three = await add('Three')
        expect(await titles()).toEqual(['One', 'Two', 'Three'])
        await run(under.contents.order(content, [three.id, two.id]))
        expect(await titles()).toEqual(['Three', 'Two', 'One'])
        await add('Four')
        expect(await titles()).toEqual(['Three', 'Two', 'One', 'Four'])
        expect(await run(under.contents.get(content, two.id))).toEqual(two)
      })

      it('passes over ids that are gone', async () => {
        await add('One')
        const two = await add('Two')
        await run(under.contents.order(content, ['999999', 'x', two.id]))
        expect(await titles()).toEqual(['Two', 'One'])
      })
    }

    if (typeof order === 'object') {
      it(`is by ${order.by} before it is by hand`, async () => {
        await add('Later', { [order.by]: '2001' })
        await add('Early one', { [order.by]: '1950' })
        const second = await add('Early two', { [order.by]: '1950' })
        expect(await titles()).toEqual(['Early one', 'Early two', 'Later'])
        await run(under.contents.order(content, [second.id]))
        expect(await titles()).toEqual(['Early two', 'Early one', 'Later'])
      })
    }

    it('follows a field without regard to case and accents', async () => {
      for (const name of ['Zebra', 'éclair', 'apple', 'Banana']) await add(name)
      expect(await titles(title)).toEqual(['apple', 'Banana', 'éclair', 'Zebra'])
      expect(await titles(`-${title}`)).toEqual(['Zebra', 'éclair', 'Banana', 'apple'])
    })

    it.each(content.listing.sortable)('can follow %s', async (field) => {
      const one = await add('One')
      const other = await add('Other')
      const ids = async (sort: string) =>
        (await run(under.contents.list(content, { sort }))).items.map(({ id }) => id)
      expect((await ids(field)).toSorted()).toEqual([one.id, other.id].toSorted())
      expect((await ids(`-${field}`)).toSorted()).toEqual([one.id, other.id].toSorted())
    })
  })
}

import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { historySlide } from '#domain/content/history-slide.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { inputOf, everyContentType, titleField } from '../content-inputs.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'
import type { DraftStores } from '../../support/draft-stores.ts'

const omar = { id: '3', name: 'Omar Sabt', address: '' }

/** Contract of `Unpublished` with the stores of the items. */
export const unpublishedContract = (
  label: string,
  start: Start<Omit<DraftStores['Service'], 'publication'>>,
): void => {
  describe(`${label}: unpublished items`, () => {
    const stores = startedFor('each', start)
    const titlesOf = async (contentType: typeof brand | typeof historySlide) =>
      (await run(stores().contents.list(contentType))).items.map(({ title }) => title)
    const addNews = (title: string) => run(stores().contents.add(newsArticle, inputOf(newsArticle, title)))

    it.each(everyContentType.map((contentType) => [contentType.name, contentType] as const))(
      '[W16] unpublishes a %s, and publishes it again with its id and place',
      async (subject, contentType) => {
        const { contents, unpublished } = stores()
        const items = []
        for (const title of ['One', 'Two', 'Three'])
          items.push(await run(contents.add(contentType, inputOf(contentType, title))))
        const before = (await run(contents.list(contentType))).items
        const [, item] = items
        if (item === undefined) throw new Error('Three were added')
        const ref = { subject, itemId: item.id }
        expect(await failureOf(unpublished.unpublish(ref, 7))).toHaveProperty('_tag', 'ItemChanged')
        await run(unpublished.unpublish(ref, 1))
        expect(await failureOf(contents.get(contentType, item.id))).toHaveProperty('_tag', 'ItemNotFound')
        expect((await run(contents.list(contentType))).items.map(({ id }) => id)).not.toContain(item.id)
        expect((await run(unpublished.list({ subjects: [subject] }))).items).toMatchObject([
          { ...ref, title: Reflect.get(item, titleField(contentType)), version: 1 },
        ])
        expect(await run(unpublished.get(ref))).toMatchObject({
          item: { id: item.id },
          place: contentType.listing.order === 'newest' ? 0 : 2,
        })

        await run(unpublished.publish(ref, { version: 1 }))
        const after = (await run(contents.list(contentType))).items
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
        expect(await run(contents.get(contentType, item.id))).toEqual({
          ...item,
          version: 2,
          updatedAt: expect.any(String),
        })
        expect((await run(unpublished.list())).items).toEqual([])
      },
    )

    it('[W16] publishes again under another address if its own is taken', async () => {
      const { contents, drafts, unpublished } = stores()
      const add = (address: string) => run(contents.add(page, { ...inputOf(page, 'Page'), address }))
      const { id } = await add('/first')
      const ref = { subject: 'page', itemId: id } as const
      await run(unpublished.unpublish(ref))
      await add('/first')
      const fields = { ...inputOf(page, 'Page'), address: '/second' }
      const draft = await run(drafts.add({ ...ref, action: 'publish', fields }))
      await run(drafts.publish(draft.id))
      expect(await run(contents.get(page, id))).toMatchObject({ address: '/second' })
    })

    it('[W17] publishes again at the place that is asked for', async () => {
      const { contents, unpublished } = stores()
      const ids = []
      for (const title of ['One', 'Two', 'Three'])
        ids.push((await run(contents.add(brand, inputOf(brand, title)))).id)
      const [first = ''] = ids
      await run(unpublished.unpublish({ subject: 'brand', itemId: first }))
      await run(unpublished.publish({ subject: 'brand', itemId: first }, { place: 'last' }))
      expect(await titlesOf(brand)).toEqual(['Two', 'Three', 'One'])
    })

    it('[W16] publishing again is one entry of the history, wherever the item goes', async () => {
      const { contents, history, unpublished } = stores()
      const added = []
      for (const title of ['One', 'Two', 'Three'])
        added.push(await run(contents.add(brand, inputOf(brand, title))))
      const ref = { subject: 'brand', itemId: added[1]?.id ?? '' } as const
      for (const place of [{}, { place: 'last' }, { place: 1 }] as const) {
        await run(unpublished.unpublish(ref))
        await run(unpublished.publish(ref, place))
      }
      expect(await titlesOf(brand)).toEqual(['Two', 'One', 'Three'])
      const kinds = (await run(history.list({ subjects: ['brand'] }))).items.map(({ kind }) => kind)
      expect(kinds.toReversed()).toEqual([
        ...added.map(() => 'added'),
        ...[1, 2, 3].flatMap(() => ['unpublished', 'published']),
      ])
    })

    it('[W17] a new order works at once, and leaves drafts and unpublished items', async () => {
      const { contents, drafts, unpublished } = stores()
      const ids = []
      for (const title of ['One', 'Two', 'Three', 'Away'])
        ids.push((await run(contents.add(brand, inputOf(brand, title)))).id)
      const [one = '', , three = '', itemId = ''] = ids
      const away = { subject: 'brand', itemId } as const
      await run(unpublished.unpublish(away))
      const added = { subject: 'brand', itemId: '', action: 'publish', place: 2 } as const
      const draft = await run(drafts.add({ ...added, fields: inputOf(brand, 'New') }))
      await run(contents.order(brand, [three, one]))
      expect(await titlesOf(brand)).toEqual(['Three', 'One', 'Two'])
      expect(await run(drafts.get(draft.id))).toEqual(draft)
      expect(await run(unpublished.get(away))).toMatchObject({ place: 4 })
      await run(drafts.publish(draft.id))
      await run(unpublished.publish(away))
      expect(await titlesOf(brand)).toEqual(['Three', 'New', 'One', 'Away', 'Two'])
    })

    it('[W17] history slides stay within their year', async () => {
      const { contents, drafts, history, unpublished } = stores()
      const slide = (title: string, year: string) => inputOf(historySlide, title, { year })
      const before = await run(contents.add(historySlide, slide('Before', '1958')))
      for (const [title, year] of [
        ['Rope', '1958'],
        ['Oil', '1970'],
      ] as const)
        await run(contents.add(historySlide, slide(title, year)))
      const added = { subject: 'historySlide', itemId: '', action: 'publish' } as const
      const last = await run(drafts.add({ ...added, fields: slide('Last', '1958') }))
      const first = await run(drafts.add({ ...added, fields: slide('First', '1970'), place: 1 }))
      for (const { id } of [last, first]) await run(drafts.publish(id))
      expect(await titlesOf(historySlide)).toEqual(['Before', 'Rope', 'Last', 'First', 'Oil'])
      const ref = { subject: 'historySlide', itemId: before.id } as const
      await run(unpublished.unpublish(ref))
      await run(unpublished.publish(ref, { place: 'last' }))
      expect(await titlesOf(historySlide)).toEqual(['Rope', 'Last', 'Before', 'First', 'Oil'])
      // Places are counted in the whole list.
      const between = await run(drafts.add({ ...added, fields: slide('Between', '1970'), place: 5 }))
      await run(drafts.publish(between.id))
      expect((await titlesOf(historySlide)).slice(3)).toEqual(['First', 'Between', 'Oil'])
      const { items } = await run(history.list({ subjects: ['historySlide'], kind: 'ordered' }))
      const moves = await Promise.all(items.map(({ id }) => run(history.get(id))))
      expect(moves.map((move) => [move.before, move.after])).toEqual([
        [{ place: 6 }, { place: 5 }],
        [{ place: 5 }, { place: 4 }],
      ])
    })

    it('[W16] publishes the draft of an unpublished item, which returns with it', async () => {
      const { contents, drafts, unpublished } = stores()
      const item = await addNews('Former')
      await run(unpublished.unpublish({ subject: 'newsArticle', itemId: item.id }))
      const draft = await run(
        drafts.add({
          subject: 'newsArticle',
          itemId: item.id,
          action: 'publish',
          fields: { title: 'Again' },
        }),
      )
      await run(drafts.publish(draft.id))
      expect(await run(contents.get(newsArticle, item.id))).toMatchObject({ title: 'Again' })
    })

    it('[W6] takes the choice about a field that item and draft both changed', async () => {
      const { contents, drafts, unpublished } = stores()
      const item = await addNews('Before')
      const ref = { subject: 'newsArticle', itemId: item.id } as const
      const draft = await run(drafts.add({ ...ref, action: 'publish', fields: { title: 'Mine' } }))
      await run(contents.update(newsArticle, item.id, { title: 'Theirs' }))
      await run(unpublished.unpublish(ref))
      expect(await failureOf(drafts.publish(draft.id, { version: 1 }))).toMatchObject({
        _tag: 'ItemChanged',
        current: { conflicts: ['title'], item: { title: 'Theirs', version: 2 } },
      })
      await run(drafts.publish(draft.id, { version: 1, itemVersion: 2, fields: { title: 'Both' } }))
      expect(await run(contents.get(newsArticle, item.id))).toMatchObject({ title: 'Both' })
    })

    it('[W19] deletes an unpublished item, which returns unpublished', async () => {
      const { contents, trash, unpublished } = stores()
      const item = await addNews('Gone')
      const ref = { subject: 'newsArticle', itemId: item.id } as const
      await run(unpublished.unpublish(ref))
      await run(unpublished.remove(ref))
      expect((await run(unpublished.list())).items).toEqual([])
      await run(trash.restore(ref))
      expect((await run(unpublished.list())).items).toMatchObject([{ ...ref, title: 'Gone' }])
      expect(await failureOf(contents.get(newsArticle, item.id))).toHaveProperty('_tag', 'ItemNotFound')
    })

    // Seen failing: the list had titles of the default language alone.
    it('[T53] has titles in further languages, and finds an item by them', async () => {
      const { contents, unpublished } = stores()
      const translations = { ar: { title: 'رصيف الشمال' } }
      const { id } = await run(contents.add(brand, { ...inputOf(brand, 'A berth'), translations }))
      await run(unpublished.unpublish({ subject: 'brand', itemId: id }))
      const { items } = await run(unpublished.list({ search: 'رصيف الشمال' }))
      expect(items).toMatchObject([{ itemId: id, title: 'A berth', translations }])
    })

    it('[W17] an item that was deleted meanwhile returns to its former place', async () => {
      const { contents, trash, unpublished } = stores()
      const ids = []
      for (const title of ['One', 'Two', 'Three'])
        ids.push((await run(contents.add(brand, inputOf(brand, title)))).id)
      const ref = { subject: 'brand', itemId: ids[1] ?? '' } as const
      await run(unpublished.unpublish(ref).pipe(Effect.provideService(OnBehalfOf, omar)))
      const before = (await run(unpublished.list())).items
      await run(unpublished.remove(ref))
      await run(trash.restore(ref))
      expect((await run(unpublished.list())).items).toEqual(before)
      await run(unpublished.publish(ref))
      expect(await titlesOf(brand)).toEqual(['One', 'Two', 'Three'])
    })
  })
}

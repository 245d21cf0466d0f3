import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { inputOf } from '../content-inputs.ts'
import type { LibraryStores } from '../../support/library-stores.ts'
import { libraryFiles } from './library-files.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'

/** PNGs of 2 × 2 pixels whose bytes differ; what follows the picture is ignored. */
const png = (name: string) =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DAAMIM/////w8AH+4F+7C4l8kAAAAASUVORK5CYII=',
        'base64',
      ),
      name,
    ],
    `${name}.png`,
    { type: 'image/png' },
  )

const bodyOf = (address: string): RichText => ({
  blocks: [
    { type: 'paragraph', text: [{ text: 'Deeper berths' }] },
    { type: 'picture', address, alt: 'A crane' },
  ],
})

const inTwoDays = `${new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 13)}:00:00.000Z`

/** Contract of `MediaLibrary`. `replacesUnpublished`: whether it replaces pictures of unpublished items. */
export const libraryContract = (
  label: string,
  start: Start<LibraryStores['Service']>,
  { replacesUnpublished = true }: { readonly replacesUnpublished?: boolean } = {},
): void => {
  describe(`${label}: the media library`, () => {
    const stores = startedFor('each', start)
    const add = async (name: string) => (await run(stores().library.add(png(name)))).picture
    const get = (id: string) => run(stores().library.get(id))
    const listed = async (query: Parameters<LibraryStores['Service']['library']['list']>[0] = {}) =>
      (await run(stores().library.list({ size: 24, ...query }))).items.map(({ name }) => name)
    const addBrand = (image: string) =>
      run(stores().contents.add(brand, inputOf(brand, 'A brand', {}, [image])))

    it('[D5] keeps what was added to it, newest first', async () => {
      const first = await add('first')
      expect(first).toMatchObject({ name: 'first', inLibrary: true, useCount: 0, uses: [], otherUses: 0 })
      expect(first.address).toMatch(/^\/media\/\S+\.webp$/)
      expect(first.bytes).toBeGreaterThan(60)
      await add('second')
      expect(await listed()).toEqual(['second', 'first'])
      expect(await listed({ sort: 'createdAt' })).toEqual(['first', 'second'])
      expect(await get(first.id)).toEqual(first)
    })

    it('[D6] recognises bytes that it has, and stores them again if asked', async () => {
      const { library } = stores()
      const first = await add('berth')
      expect(await run(library.add(png('berth')))).toEqual({ picture: first, isKnown: true })
      expect((await run(library.list({ digest: first.digest }))).items.map(({ id }) => id)).toEqual([
        first.id,
      ])
      const again = await run(library.add(png('berth'), { again: true, key: 'a key' }))
      expect(again.isKnown).toBe(false)
      expect(again.picture.id).not.toBe(first.id)
      expect(await run(library.add(png('berth'), { again: true, key: 'a key' }))).toEqual(again)
    })

    it('[D8] saves alternative texts, and lists what lacks them by language', async () => {
      const { library } = stores()
      const [one, two] = [await add('one'), await add('two')]
      const words = {
        alt: ' A crane ',
        translations: { ar: { alt: 'رافعة' }, xx: { alt: 'No such language' } },
      }
      const saved = await run(library.update(one.id, { ...words, focus: '30,60', version: one.version }))
      expect(saved).toMatchObject({ alt: 'A crane', translations: { ar: { alt: 'رافعة' } }, focus: '30,60' })
      expect(saved.translations).not.toHaveProperty('xx')
      expect(await failureOf(library.update(one.id, { alt: 'Late', version: one.version }))).toMatchObject({
        _tag: 'ItemChanged',
        current: saved,
      })
      const wrong = { alt: 'x'.repeat(301), focus: '101,0' }
      expect(await failureOf(library.update(one.id, wrong))).toMatchObject({
        _tag: 'InputRefused',
        fields: { alt: 'At most 300 characters', focus: 'Write a point such as 30,60' },
      })
      expect(await listed({ filter: 'without_alt' })).toEqual(['two'])
      await run(library.update(two.id, { alt: 'A quay' }))
      expect(await listed({ filter: 'without_alt' })).toEqual([])
      expect(await listed({ filter: 'without_alt', lang: 'ar' })).toEqual(['two'])
      await run(library.update(two.id, { decorative: true }))
      expect(await listed({ filter: 'without_alt', lang: 'ar' })).toEqual([])
    })

    it('[D9] finds pictures by name and alternative text in both languages', async () => {
      const { library } = stores()
      const one = await add('berth-four')
      await add('dhow')
      await run(
        library.update(one.id, { alt: 'A gantry crane', translations: { ar: { alt: 'رافعة جسرية' } } }),
      )
      for (const search of ['berth', 'GANTRY', 'رافعه', 'be'])
        expect(await listed({ search })).toEqual(['berth-four'])
      expect(await listed({ search: 'ship' })).toEqual([])
    })

    it('[D2] names every place of a picture, and does not delete it', async () => {
      const { contents, drafts, homePage, library, unpublished } = stores()
      const picture = await add('used')
      const address = `${picture.address}#focus=10,20`
      const item = await addBrand(address)
      const off = await addBrand(picture.address)
      await run(unpublished.unpublish({ subject: 'brand', itemId: off.id }))
      const other = await add('other')
      const body = bodyOf(address)
      const titles = { title: 'An article', translations: { ar: { title: 'مقال' } } }
      const article = await run(
        contents.add(newsArticle, { ...inputOf(newsArticle, ''), ...titles, image: other.address, body }),
      )
      const draft = await run(
        drafts.add({
          subject: 'newsArticle',
          itemId: article.id,
          action: 'publish',
          fields: { image: picture.address, body: null },
          dueAt: inTwoDays,
        }),
      )
      await run(homePage.update({ services: [{ title: 'Dredging', image: picture.address }] }))
      const details = await get(picture.id)
      expect(details.useCount).toBe(5)
      expect(details.uses.toSorted((a, b) => (a.state + a.subject < b.state + b.subject ? -1 : 1))).toEqual([
        {
          subject: 'newsArticle',
          itemId: article.id,
          ...titles,
          field: 'image',
          state: 'draft',
          draftId: draft.id,
          dueAt: inTwoDays,
        },
        { subject: 'brand', itemId: item.id, title: 'A brand', field: 'image', state: 'live' },
        { subject: 'homePage', itemId: '1', title: '', field: 'services', state: 'live' },
        { subject: 'newsArticle', itemId: article.id, ...titles, field: 'body', state: 'live' },
        { subject: 'brand', itemId: off.id, title: 'A brand', field: 'image', state: 'unpublished' },
      ])
      expect(await failureOf(library.remove(picture.id))).toMatchObject({
        _tag: 'ItemChanged',
        current: details,
      })
      expect(await listed({ subject: 'homePage' })).toEqual(['used'])
      expect(await listed({ subject: 'slider' })).toEqual([])
    })

    it('[D2] deletes an unused picture, which returns when something refers to it again', async () => {
      const { contents, library, trash } = stores()
      const picture = await add('former')
      const item = await addBrand(picture.address)
      await run(contents.remove(brand, item.id))
      expect(await listed({ filter: 'unused' })).toEqual(['former'])
      expect(await failureOf(library.remove(picture.id, 99))).toHaveProperty('_tag', 'ItemChanged')
      await run(library.remove(picture.id))
      expect(await listed()).toEqual([])
      expect(await failureOf(library.get(picture.id))).toHaveProperty('_tag', 'ItemNotFound')
      expect(await failureOf(library.remove(picture.id))).toHaveProperty('_tag', 'ItemNotFound')
      await run(trash.restore({ subject: 'brand', itemId: item.id }))
      expect(await listed()).toEqual(['former'])
      expect(await listed({ filter: 'unused' })).toEqual([])
    })

    it('[D3] replaces a picture in all places, with versions and history', async () => {
      const { contents, drafts, history, homePage, library, unpublished } = stores()
      const [from, to] = [await add('from'), await add('to')]
      const item = await addBrand(`${from.address}#focus=10,20`)
      const off = await addBrand(from.address)
      await run(unpublished.unpublish({ subject: 'brand', itemId: off.id }))
      const body = bodyOf(from.address)
      const article = await run(
        contents.add(newsArticle, { ...inputOf(newsArticle, 'An article'), image: to.address, body }),
      )
      const other = await run(
        drafts.add({ subject: 'brand', itemId: item.id, action: 'publish', fields: { image: to.address } }),
      )
      const same = await run(
        drafts.add({
          subject: 'newsArticle',
          itemId: article.id,
          action: 'publish',
          fields: { title: 'Later' },
        }),
      )
      await run(homePage.update({ site: { logo: from.address } }))

      const address = `${to.address}#focus=70,80`
      expect(await failureOf(library.replace(from.id, address, 99))).toHaveProperty('_tag', 'ItemChanged')
      expect(await failureOf(library.replace(from.id, '/media/unknown-2x2.webp'))).toMatchObject({
        _tag: 'InputRefused',
        fields: { address: 'Choose a picture that was uploaded here' },
      })
      const replaced = await run(library.replace(from.id, address, from.version))
      expect(replaced.id).toBe(to.id)

      expect(await run(contents.get(brand, item.id))).toMatchObject({ image: address, version: 2 })
      expect(await run(contents.get(newsArticle, article.id))).toMatchObject({
        version: 2,
        body: { blocks: [{}, { address }] },
      })
      expect(await run(homePage.get())).toMatchObject({ site: { logo: address }, version: 2 })
      expect(await run(drafts.get(other.id))).toMatchObject({ conflicts: [], fields: { image: to.address } })
      expect(await run(drafts.get(same.id))).toMatchObject({ conflicts: [], changes: ['title'] })
      const { item: found } = await run(unpublished.get({ subject: 'brand', itemId: off.id }))
      expect(found).toMatchObject(
        replacesUnpublished ? { image: address, version: 2 } : { image: from.address },
      )
      const former = await run(library.list({ size: 24 }))
      expect(former.items.some(({ id }) => id === from.id)).toBe(!replacesUnpublished)
      const { items } = await run(history.of({ subject: 'brand', itemId: item.id }, { size: 24 }))
      expect(items.find(({ kind }) => kind === 'updated')).toMatchObject({ version: 2 })
    })

    it('[D2] cuts a long name of a file, which can then be described and deleted', async () => {
      const { library } = stores()
      const { id, name } = await add('x'.repeat(240))
      expect(name).toBe('x'.repeat(200))
      expect(await run(library.update(id, { alt: 'A crane' }))).toMatchObject({ name, alt: 'A crane' })
      await run(library.remove(id))
      expect(await listed()).toEqual([])
    })

    libraryFiles(stores, () => add('berth'))

    it('[D4] puts another focal point of the same picture into all places', async () => {
      const { contents, library } = stores()
      const picture = await add('berth')
      const item = await addBrand(picture.address)
      const address = `${picture.address}#focus=5,95`
      expect((await run(library.replace(picture.id, address))).id).toBe(picture.id)
      const after = await run(contents.get(brand, item.id))
      expect(after).toMatchObject({ image: address, version: 2 })
      await run(library.replace(picture.id, address))
      expect(await run(contents.get(brand, item.id))).toEqual(after)
      expect(await get(picture.id)).toMatchObject({ inLibrary: true, useCount: 1 })
    })
  })
}

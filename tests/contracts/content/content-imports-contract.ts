import { describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { slider } from '#domain/content/slider.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { inputOf, everyContentType, somePictures, titleField } from './content-inputs.ts'
import type { ImportStores } from '../support/import-stores.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const [image = ''] = somePictures

/** Contract of `ContentImports` with the stores of the items. */
export const contentImportsContract = (label: string, start: Start<ImportStores['Service']>): void => {
  describe(`${label}: imports of content`, () => {
    const stores = startedFor('each', start)
    const drafts = async () =>
      (await run(stores().drafts.list())).items.map(({ title, itemId }) => [title, itemId])

    it('[O25] write only drafts, after a dry run that reports the same', async () => {
      const { contents, imports } = stores()
      const item = await run(contents.add(slider, inputOf(slider, 'Berth')))
      const same = await run(contents.add(slider, inputOf(slider, 'Harbour')))
      const csv = [
        'title;image;title (ar);description',
        `Berth;${image};رصيف;"Deep; new"`,
        `Harbour;${image};;${same.description}`,
        `;${image};;`,
        `Canal;${image};قناة;`,
      ].join('\r\n')
      const before = await run(contents.list(slider, {}, allLanguages))
      const dry = await run(imports.importCsv('slider', csv, true))
      expect(dry).toEqual({
        new: 1,
        changed: 1,
        same: 1,
        refused: 1,
        rows: [
          { row: 2, does: 'changed', title: 'Berth', fields: {} },
          { row: 3, does: 'same', title: 'Harbour', fields: {} },
          { row: 4, does: 'refused', title: '', fields: { title: 'Title is required' } },
          { row: 5, does: 'new', title: 'Canal', fields: {} },
        ],
      })
      expect(await drafts()).toEqual([])
      expect(await run(imports.importCsv('slider', csv, false))).toEqual(dry)
      expect(await run(contents.list(slider, {}, allLanguages))).toEqual(before)
      expect(Object.fromEntries(await drafts())).toEqual({ Berth: item.id, Canal: '' })
      expect(await run(imports.importCsv('slider', csv, false))).toMatchObject({
        new: 0,
        changed: 0,
        same: 3,
        refused: 1,
      })
    })

    it('[O25] go on with drafts, and publish as they were imported', async () => {
      const { contents, drafts: port, imports } = stores()
      const rows = (text: string) => `title,image,description,title (ar)\nBerth,${image},${text},رصيف`
      await run(imports.importCsv('newsArticle', rows('One.'), false))
      await run(imports.importCsv('newsArticle', rows('Two.'), false))
      const [draft] = (await run(port.list())).items
      expect(draft).toMatchObject({ title: 'Berth', itemId: '', version: 2 })
      await run(port.publish(draft?.id ?? ''))
      expect((await run(contents.list(newsArticle, {}, allLanguages))).items).toMatchObject([
        { title: 'Berth', description: 'Two.', image, translations: { ar: { title: 'رصيف' } } },
      ])
      expect(await run(imports.importCsv('newsArticle', rows('Two.'), false))).toMatchObject({ same: 1 })
    })

    it('[O25] know unpublished items', async () => {
      const { contents, imports, unpublished } = stores()
      const { id } = await run(contents.add(slider, inputOf(slider, 'Berth')))
      await run(unpublished.unpublish({ subject: 'slider', itemId: id }))
      expect(await run(imports.importCsv('slider', 'title,description\nBerth,Other', false))).toMatchObject({
        changed: 1,
      })
      expect(await drafts()).toEqual([['Berth', id]])
    })

    it('[O25] leave a draft that unpublishes an item as it is', async () => {
      const { contents, drafts: port, imports } = stores()
      const { id: itemId } = await run(contents.add(slider, inputOf(slider, 'Berth')))
      const { id } = await run(port.add({ subject: 'slider', itemId, action: 'unpublish' }))
      const csv = `title,image,description\nBerth,${image},Other`
      const report = await run(imports.importCsv('slider', csv, true))
      expect(report).toMatchObject({ changed: 0, refused: 1 })
      expect(await run(imports.importCsv('slider', csv, false))).toEqual(report)
      expect(await run(port.get(id))).toMatchObject({ action: 'unpublish', fields: {}, version: 1 })
    })

    it.each(everyContentType.map((contentType) => [contentType.name, contentType] as const))(
      '[O25] change a %s by its key',
      async (name, contentType) => {
        const { contents, imports } = stores()
        const item = await run(contents.add(contentType, inputOf(contentType, 'Berth')))
        const { key = [titleField(contentType)] }: { readonly key?: ReadonlyArray<string> } = contentType
        const names = key.filter((field) => field !== 'createdAt')
        const cells = names.map((field) => String(Reflect.get(item, field)))
        const csv = `${names.join()},${titleField(contentType)} (ar)\n${cells.join()},رصيف`
        expect(await run(imports.importCsv(name, csv, false))).toMatchObject({ changed: 1, refused: 0 })
        expect(await drafts()).toEqual([['Berth', item.id]])
        expect(await run(imports.importCsv(name, csv, false))).toMatchObject({ same: 1 })
      },
    )

    it('[O26] name unknown columns and bad cells by row, and refuse what is no table', async () => {
      const { imports } = stores()
      const csv = `Title,image,colour\nBerth,${image},red\nHarbour,${image},,x`
      expect(await run(imports.importCsv('slider', csv, false))).toMatchObject({
        new: 1,
        rows: [
          { row: 1, does: 'refused', fields: { colour: 'There is no such column.' } },
          { row: 2, does: 'new' },
          { row: 3, does: 'refused', fields: { row: 'This row has more cells than there are columns.' } },
        ],
      })
      expect(await failureOf(imports.importCsv('slider', 'a,b\n1,2', true))).toMatchObject({
        fields: { file: 'The first row has to name the columns title.' },
      })
    })
  })
}

import { describe, expect, it } from 'vitest'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { ContentQuery } from '#domain/content/list/list-query.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import type { TranslationState } from '#domain/language/translation-state.ts'
import type { ItemChange } from '#ports/content/contents.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { inputOf, titleField } from './content-inputs.ts'
import { run } from '../support/started.ts'

/** Searches and filters of content types that have translations. */
export const contentTranslationLists = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const { translated = [] }: TranslatedFields = contentType
  const title = titleField(contentType)
  if (!translated.includes(title)) return
  const other = contentType.listing.searched.find((field) => field !== title && translated.includes(field))

  /** The same keys in every content type. */
  const update = (id: string, change: object) =>
    run(under.contents.update(contentType, id, change as ItemChange<AnyContentType>))
  const add = async (name: string, arabic: object = {}) =>
    (
      await run(
        under.contents.add(
          contentType,
          inputOf(contentType, name, { translations: { ar: arabic } }, pictures),
        ),
      )
    ).id
  const page = (query: ContentQuery, lang?: string) => run(under.contents.list(contentType, query, lang))
  const found = async (search: string, lang?: string, query: ContentQuery = {}) => {
    const { items } = await page({ sort: title, ...query, search }, lang)
    return items.map(({ id }) => id)
  }

  describe('a search in a further language', () => {
    it('[T17] finds texts by three letters anywhere, fewer at the start of titles', async () => {
      const quay = await add('Quay', { [title]: 'رصيف الميناء' })
      const tower = await add('Tower', { [title]: 'بُرجُ المَدينة' })
      await add('الميناء')
      expect(await found('ميناء', 'ar')).toEqual([quay])
      expect(await found('رصيف مدينة', 'ar')).toEqual([])
      expect(await found('برج', 'ar')).toEqual([tower])
      expect(await found('مدينه', 'ar')).toEqual([tower])
      expect(await found('رص', 'ar')).toEqual([quay])
      expect(await found('صي', 'ar')).toEqual([])
      expect(await found('ميناء رص', 'ar')).toEqual([quay])
      expect(await found('quay', 'ar')).toEqual([])
      expect(await found('qu', 'ar')).toEqual([])
      expect((await page({ search: ' ', size: 200 }, 'ar')).total).toBe(3)
    })

    it('[T17] is not part of one without `lang`, and is of one in all languages', async () => {
      const quay = await add('Quay', { [title]: 'رصيف' })
      const arabic = await add('رصيف آخر')
      const both = await add('Both رصيف', { [title]: 'رصيف' })
      expect(await found('رصيف')).toEqual([both, arabic])
      expect(await found('رصيف', 'en')).toEqual([both, arabic])
      expect(await found('رصيف', 'all')).toEqual([both, quay, arabic])
      expect(await found('رصيف', 'all', { size: 1 })).toEqual([both])
      expect((await page({ search: 'رصيف', size: 1 }, 'all')).total).toBe(3)
      expect(await found('رص', 'all')).toEqual([both, quay, arabic])
      expect(await found('quay رصيف', 'all')).toEqual([])
    })

    it('[T17] finds no changed, removed or emptied texts', async () => {
      const [changed, gone, emptied] = [
        await add('One', { [title]: 'لؤلؤة' }),
        await add('Two', { [title]: 'لؤلؤة' }),
        await add('Three', { [title]: 'لؤلؤة' }),
      ]
      await update(changed, { translations: { ar: { [title]: 'مرجان' } } })
      await run(under.contents.remove(contentType, gone))
      await update(emptied, { translations: { ar: { [title]: '' } } })
      expect(await found('لؤلؤة', 'ar')).toEqual([])
      expect(await found('لؤ', 'ar')).toEqual([])
      expect(await found('مرجان', 'ar')).toEqual([changed])
    })

    if (other !== undefined)
      it('[T17] covers all searched texts of the language', async () => {
        const id = await add('Lighthouse', { [title]: 'منارة', [other ?? '']: 'حارس الشعاب' })
        expect(await found('شعاب منارة', 'ar')).toEqual([id])
        expect(await found('حا', 'ar')).toEqual([])
      })
  })

  describe('a list of one state', () => {
    const inState = (state: TranslationState): ContentQuery => ({ translation: { state, lang: 'ar' } })
    const idsOf = async (state: TranslationState, query: ContentQuery = {}) =>
      (await page({ ...inState(state), ...query })).items.map(({ id }) => id)
    const complete = Object.fromEntries(translated.map((field) => [field, `عربي ${field}`]))

    it('[T19] holds the items of that state, whatever happened to them', async () => {
      const [none, whole, stale] = [
        await add('None'),
        await add('Whole', complete),
        await add('Stale', complete),
      ]
      await update(stale, { [title]: 'Stale by now' })
      const states = async () => [await idsOf('missing'), await idsOf('complete'), await idsOf('outdated')]
      expect(await states()).toEqual([[none], [whole], [stale]])
      await update(stale, { confirmed: { ar: [title] } })
      await update(none, { translations: { ar: complete } })
      await run(under.contents.remove(contentType, whole))
      const [missing = [], done = [], outdated = []] = await states()
      expect([missing, done.toSorted(), outdated]).toEqual([[], [none, stale].toSorted(), []])
    })

    it('[T19] has pages forward and back with exact totals, in the order of the list', async () => {
      for (const name of 'FBDAEC') {
        await add(name)
        await add(`${name} whole`, complete)
      }
      const sorts = [undefined, title, `-${title}`]
      for (const sort of sorts) {
        const query = { ...inState('missing'), ...(sort !== undefined && { sort }) }
        const all = (await page({ size: 200, ...(sort !== undefined && { sort }) })).items
        const expected = all.filter((item) => !String(Reflect.get(item, title)).endsWith('whole'))
        const ids = expected.map(({ id }) => id)
        const first = await page({ ...query, size: 4 })
        const second = await page({ ...query, size: 4, after: first.next ?? '' })
        const back = await page({ ...query, size: 4, before: second.previous ?? '' })
        const last = await page({ ...query, size: 4, before: 'end' })
        const jumped = await page({ ...query, size: 4, page: 2 })
        const pages = [first, second, back, last, jumped]
        expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6, 6])
        expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
          ids.slice(0, 4),
          ids.slice(4),
          ids.slice(0, 4),
          ids.slice(2),
          ids.slice(4),
        ])
        expect([first.previous, second.next]).toEqual([undefined, undefined])
      }
      expect(await page(inState('missing'))).toMatchObject({ total: 6 })
      expect(await page(inState('outdated'))).toEqual({ items: [], total: 0 })
    })

    it('[T19] combines with a search, of any language', async () => {
      await add('Tower one')
      const whole = await add('Tower two', { ...complete, [title]: 'برج' })
      await add('Bridge', complete)
      expect(await idsOf('complete', { search: 'tower' })).toEqual([whole])
      expect(await idsOf('complete', { search: 'to', size: 1 })).toEqual([whole])
      const arabic = await page({ ...inState('complete'), search: 'برج' }, 'ar')
      expect([arabic.total, arabic.items.map(({ id }) => id)]).toEqual([1, [whole]])
      expect(await page({ ...inState('missing'), search: 'برج' }, 'all')).toEqual({ items: [], total: 0 })
    })
  })
}

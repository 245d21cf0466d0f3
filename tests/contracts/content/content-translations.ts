import { Effect } from 'effect'
import { beforeEach, describe, expect, it } from 'vitest'
import { sourceHash } from '#domain/language/source-hash.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import type { Item } from '#domain/content/content-types.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { ItemChange } from '#ports/content/contents.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { inputOf, titleField } from './content-inputs.ts'
import { failureOf, run } from '../support/started.ts'

/** Translations of content types that have any. */
export const contentTranslations = (under: ContentsUnderTest) => {
  const { contentType, pictures } = under
  const { mayDiffer = [] }: TranslatedFields = contentType
  const optional: ReadonlyArray<string> = contentType.optional ?? []
  /** Items of these tests lack optional fields. */
  const translated: ReadonlyArray<string> = (contentType.translated ?? []).filter(
    (field) => !optional.includes(field),
  )
  const title = titleField(contentType)
  if (!translated.includes(title)) return
  const others = translated.filter((field) => field !== title)

  const arabic = { [title]: 'عنوان' }
  const input = (changes: object = {}, name = 'A title') =>
    inputOf(contentType, name, { ...changes }, pictures)
  const add = (changes: object = {}, name?: string) =>
    run(under.contents.add(contentType, input(changes, name), undefined, 'all'))
  const get = (id: string, lang?: string) => run(under.contents.get(contentType, id, lang))
  /** The same keys in every content type. */
  const change = (changes: object) => changes as ItemChange<AnyContentType>
  const update = (id: string, changes: object) =>
    run(under.contents.update(contentType, id, change(changes), 'all'))
  const withoutLanguages = ({ translations: _, sources: __, outdated: ___, ...item }: Item<AnyContentType>) =>
    item

  describe('translations', () => {
    let item: Item<AnyContentType>
    beforeEach(async () => {
      item = await add({ translations: { ar: { [title]: ' عنوان ' } } })
    })

    it('[T8] are read with `all`, and are part of no plain read', async () => {
      expect(item).toMatchObject({
        translations: { ar: arabic },
        sources: { ar: { [title]: sourceHash('A title') } },
        outdated: {},
      })
      expect(await get(item.id, 'all')).toEqual(item)
      expect(await get(item.id)).toEqual(withoutLanguages(item))
      expect(await get(item.id, 'en')).toEqual(withoutLanguages(item))
      expect((await run(under.contents.list(contentType))).items).toEqual([withoutLanguages(item)])
      expect((await run(under.contents.list(contentType, undefined, 'all'))).items).toEqual([item])
      expect((await run(under.contents.list(contentType, { size: 1 }, 'all'))).items).toEqual([item])
    })

    it('[T8] replace the texts of a read, which names those that fell back', async () => {
      const translatedItem = { ...withoutLanguages(item), ...arabic, untranslated: others }
      expect(await get(item.id, 'ar')).toEqual(translatedItem)
      expect((await run(under.contents.list(contentType, undefined, 'ar'))).items).toEqual([translatedItem])
      const plain = await add({}, 'Plain')
      expect(await get(plain.id, 'ar')).toMatchObject({ [title]: 'Plain', untranslated: translated })
      expect(plain).toMatchObject({ translations: {}, sources: {}, outdated: {} })
    })

    it('[T8] are part of no response to a write that does not ask for them', async () => {
      const changed = await run(under.contents.update(contentType, item.id, change({ [title]: 'New' })))
      expect(changed).toEqual({
        ...withoutLanguages(item),
        [title]: 'New',
        version: 2,
        updatedAt: changed.updatedAt,
      })
    })

    it('[T10] stay in a write without them', async () => {
      const { translations, outdated } = await update(item.id, { [title]: 'Another title' })
      expect({ translations, outdated }).toEqual({ translations: { ar: arabic }, outdated: { ar: [title] } })
    })

    it('[T10] change and go field by field; unknown languages and fields are left out', async () => {
      const texts = Object.fromEntries(others.map((field) => [field, `عربي ${field}`]))
      const sent = { ar: { ...texts, stray: 'x' }, xx: { [title]: 'x' }, fr: { [title]: 'x' } }
      const changed = await update(item.id, { translations: sent })
      expect(changed.translations).toEqual({ ar: { ...arabic, ...texts } })
      const emptied = Object.fromEntries(translated.map((field) => [field, '']))
      expect(await update(item.id, { translations: { ar: emptied } })).toMatchObject({
        translations: {},
        sources: {},
      })
    })

    it('[T10] have the limits of their fields', async () => {
      const translations = { ar: { [title]: 'x'.repeat(201) } }
      const failure = await failureOf(under.contents.update(contentType, item.id, change({ translations })))
      expect(failure).toMatchObject({
        _tag: 'InputRefused',
        fields: { [`translations.ar.${title}`]: expect.stringContaining('has at most 200 characters') },
      })
    })

    it('[T13] are out of date until restored, confirmed or typed anew', async () => {
      const outdated = async (changes: object) => (await update(item.id, changes)).outdated
      expect(await outdated({ [title]: 'Another' })).toEqual({ ar: [title] })
      expect(await outdated({ [title]: 'A title' })).toEqual({})
      expect(await outdated({ [title]: 'Another' })).toEqual({ ar: [title] })
      expect(await outdated({ confirmed: { ar: [title] } })).toEqual({})
      expect(await outdated({ [title]: 'Third' })).toEqual({ ar: [title] })
      expect(await outdated({ translations: { ar: { [title]: 'ثالث' } } })).toEqual({})
      expect(await outdated({ madeFrom: { ar: { [title]: sourceHash('Another') } } })).toEqual({
        ar: [title],
      })
    })

    it('[T13] keep their states if what was read is sent back', async () => {
      const read = await update(item.id, { [title]: 'Another' })
      const { version: _, ...again } = read
      expect((await update(item.id, again)).outdated).toEqual({ ar: [title] })
    })

    it('are in the item of a conflict only if all languages were asked for', async () => {
      const stale = change({ [title]: 'Late', version: 9 })
      expect(await failureOf(under.contents.update(contentType, item.id, stale))).toMatchObject({
        current: withoutLanguages(item),
      })
      expect(await failureOf(under.contents.update(contentType, item.id, stale, 'all'))).toMatchObject({
        current: item,
      })
      const plain = await failureOf(under.contents.update(contentType, item.id, stale))
      expect(Object(Reflect.get(plain, 'current'))).not.toHaveProperty('translations')
    })

    if (mayDiffer.length > 0)
      it('[T22] may have pictures, which fall back silently', async () => {
        const [picture = ''] = mayDiffer
        const [, other = ''] = pictures
        expect(await get(item.id, 'ar')).toMatchObject({ [picture]: pictures[0], untranslated: others })
        await update(item.id, { translations: { ar: { [picture]: other } } })
        expect(await get(item.id, 'ar')).toMatchObject({ [picture]: other })
        expect(await get(item.id)).toMatchObject({ [picture]: pictures[0] })
      })

    it('are added once for the same key', async () => {
      const key = crypto.randomUUID()
      const once = Effect.suspend(() =>
        under.contents.add(contentType, input({ translations: { ar: arabic } }, 'Once'), key, 'all'),
      )
      expect(await run(once)).toEqual(await run(once))
    })
  })
}

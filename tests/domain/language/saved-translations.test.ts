import { describe, expect, it } from '@effect/vitest'
import { Arbitrary, Schema } from 'effect'
import { isSame } from '#domain/content/merge/is-same.ts'
import { gapsOf } from '#domain/language/gaps.ts'
import { inputIn, savedTranslations } from '#domain/language/saved-translations.ts'
import type { Group } from '#domain/language/translated-fields.ts'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'

const declared = { translated: ['title', 'text'], mayDiffer: ['image'] }
const stored = {
  title: 'A berth',
  translations: { ar: { title: 'مرسى', image: '/ar' }, fr: { title: 'Un quai' } },
  sources: { ar: { title: 'x' }, fr: { title: 'y' } },
}

describe('the translations of an item after a save', () => {
  it('[T10] stay if the save names none', () => {
    expect(savedTranslations(declared, stored, { title: 'A quay' })).toEqual({ ...stored, title: 'A quay' })
  })

  it('[T10] change field by field', () => {
    const saved = savedTranslations(declared, stored, {
      title: 'A berth',
      translations: { ar: { text: 'افتتح', other: 'x' } },
    })
    expect(saved.translations).toEqual({
      ar: { title: 'مرسى', image: '/ar', text: 'افتتح' },
      fr: { title: 'Un quai' },
    })
    expect(saved.sources?.['ar']?.['image']).toBeUndefined()
  })

  it('[T10] are removed by empty texts, and so are their languages', () => {
    const translations = { ar: { title: '', image: '' }, fr: { title: '' } }
    expect(savedTranslations(declared, stored, { title: 'A berth', translations })).toEqual({
      title: 'A berth',
    })
  })

  it('[T10] have only languages that the site has', () => {
    const input = { title: 'A', translations: { fr: { title: 'B' }, ar: {} }, confirmed: { fr: ['title'] } }
    expect(inputIn(declared, input, ['ar'])).toEqual({ title: 'A', translations: { ar: {} }, confirmed: {} })
  })
})

describe('the translations within the home page', () => {
  const site = { brandName: 'Sahilan', translations: { ar: { brandName: 'ساحلان' } } }
  const contact = { address: 'Manama', translations: { ar: { address: 'المنامة' } } }

  it('[T11] stay in groups that come without them', () => {
    const saved = savedTranslations(
      homePageTexts,
      { site: { ...site, contact } },
      { site: { brandName: 'Sahilan Group', contact: { address: 'Manama' } } },
    )
    expect(saved['site']).toMatchObject({ ...site, brandName: 'Sahilan Group', contact })
  })

  /** Only the length is used: entries are numbered, so that no two are equal. */
  const Entries = Schema.Array(Schema.Null)
  const words = (list: typeof Entries.Type) =>
    list.map((_, place) => ({ value: `value ${place}`, label: `label ${place}` }))
  const withArabic = (entry: { readonly label: string }): Group => ({
    ...entry,
    translations: { ar: { label: `arabic ${entry.label}` } },
  })
  const arabicOf = (saved: Group) =>
    (saved['facts'] as ReadonlyArray<Group>).map(({ translations }) => translations?.['ar']?.['label'])

  it.prop(
    '[T11] follow entries that stay, move or change in part, and go with removed ones',
    [Arbitrary.schema(Entries), Arbitrary.schema(Schema.Array(Schema.Int))],
    ([list, picks]) => {
      const former = words(list)
      const places = [...new Set(picks.map((pick) => Math.abs(pick) % Math.max(1, former.length)))]
      const sent = places.flatMap((place) => {
        const entry = former[place]
        return entry === undefined ? [] : [place % 2 === 0 ? entry : { ...entry, value: `new ${place}` }]
      })
      const saved = savedTranslations(homePageTexts, { facts: former.map(withArabic) }, { facts: sent })
      expect(arabicOf(saved)).toEqual(sent.map(({ label }) => `arabic ${label}`))
    },
  )

  it('[T11] are out of date in a changed entry if a similar one was removed', () => {
    const service = (title: string, text: string) => ({ title, company: 'Jalboot', text })
    const arabic = (text: string) => ({ translations: { ar: { title: `عنوان ${text}`, text } } })
    const services = [
      { ...service('Ports', 'Quays'), ...arabic('أرصفة') },
      { ...service('Energy', 'Wind'), ...arabic('رياح') },
    ]
    const details = savedTranslations(homePageTexts, {}, { services })
    const changed = { ...service('Energy', 'Sun'), ...arabic('رياح') }
    const saved = savedTranslations(homePageTexts, details, { services: [changed] })
    expect(gapsOf(homePageTexts, saved, 'ar')).toMatchObject([
      { path: 'services.0.company', state: 'missing' },
      { path: 'services.0.text', state: 'outdated' },
    ])
  })

  it('[T11] go with a removed entry whose place another one takes', () => {
    const former = [
      { value: '1', label: 'one' },
      { value: '2', label: 'two' },
    ]
    const sent = [
      { value: '1', label: 'one' },
      { value: '9', label: 'new' },
    ]
    const saved = savedTranslations(homePageTexts, { facts: former.map(withArabic) }, { facts: sent })
    expect(arabicOf(saved)).toEqual(['arabic one', undefined])
  })

  it('[T11] stay, out of date, with an entry whose default texts are all written anew', () => {
    const details = savedTranslations(homePageTexts, {}, { facts: [withArabic({ label: 'one' })] })
    const sent = { value: '9', label: 'new', translations: { ar: { label: 'arabic one' } } }
    const saved = savedTranslations(homePageTexts, details, { facts: [sent] })
    expect(arabicOf(saved)).toEqual(['arabic one'])
    expect(gapsOf(homePageTexts, saved, 'ar')).toMatchObject([{ path: 'facts.0.label', state: 'outdated' }])
  })

  it('[T11] do not make two entries look alike', () => {
    const former = [withArabic({ label: 'one' }), withArabic({ label: 'two' })]
    const saved = savedTranslations(homePageTexts, { facts: former }, { facts: [{ label: 'two' }] })
    expect(arabicOf(saved)).toEqual(['arabic two'])
  })

  it('[T11] tell apart facts with the same figure, also behind a new one', () => {
    const fact = (label: string, arabic: string) => ({
      value: '8',
      label,
      translations: { ar: { label: arabic } },
    })
    const details = savedTranslations(
      homePageTexts,
      {},
      {
        facts: [fact('companies', 'شركات'), fact('ports', 'موانئ')],
      },
    )
    const facts = [fact('brands', ''), fact('companies', 'شركات'), fact('harbours', 'موانئ')]
    const saved = savedTranslations(homePageTexts, details, { facts })
    expect(gapsOf(homePageTexts, saved, 'ar')).toMatchObject([
      { path: 'facts.0.label', state: 'missing' },
      { path: 'facts.2.label', state: 'outdated' },
    ])
  })

  it('store the same when they are sent back', () => {
    const facts = [withArabic({ label: 'one' }), { label: 'two' }]
    const details = savedTranslations(homePageTexts, {}, { site: { ...site, contact }, facts })
    expect(isSame(savedTranslations(homePageTexts, details, details), details)).toBe(true)
  })
})

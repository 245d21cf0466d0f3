import { describe, expect, it } from 'vitest'
import { inLanguage } from '#domain/language/in-language.ts'
import { languagesIn } from '#domain/language/language.ts'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'

const languages = languagesIn('en,ar')
const declared = { translated: ['title', 'text', 'note'], mayDiffer: ['image'] }
const stored = {
  id: '12',
  title: 'A berth',
  text: 'It is open.',
  note: '',
  image: '/en',
  translations: { ar: { title: 'مرسى' }, fr: { title: 'Un quai', image: '/fr' } },
  sources: { ar: { title: 'x' }, fr: { title: 'y' } },
}
const plain = { id: '12', title: 'A berth', text: 'It is open.', note: '', image: '/en' }

describe('an item', () => {
  it.each([undefined, 'en'])('read with the language %s has the default texts alone', (lang) => {
    expect(inLanguage(declared, stored, lang, languages)).toEqual(plain)
  })

  it('read in a further language names the texts that fell back', () => {
    expect(inLanguage(declared, stored, 'ar', languages)).toEqual({
      ...plain,
      title: 'مرسى',
      untranslated: ['text'],
    })
    expect(inLanguage(declared, stored, 'fr', languages)).toMatchObject({
      image: '/fr',
      untranslated: ['text'],
    })
  })

  it('read in all languages has the translations into those of the site', () => {
    const { translations, sources } = stored
    expect(inLanguage(declared, stored, 'all', languages)).toEqual({
      ...plain,
      translations: { ar: translations.ar },
      sources: { ar: sources.ar },
      outdated: { ar: ['title'] },
    })
    expect(inLanguage(declared, plain, 'all', languages)).toEqual({
      ...plain,
      translations: {},
      sources: {},
      outdated: {},
    })
  })
})

it('each group and entry of the home page names its own texts that fell back', () => {
  const services = [{ title: 'Ports', points: ['Towage'], translations: { ar: { points: ['قطر'] } } }]
  const details = { statement: 'We build.', site: { brandName: 'Sahilan', contact: {} }, services }
  expect(inLanguage(homePageTexts, details, 'ar', languages)).toEqual({
    statement: 'We build.',
    untranslated: ['statement'],
    site: { brandName: 'Sahilan', untranslated: ['brandName'], contact: { untranslated: [] } },
    services: [{ title: 'Ports', points: ['قطر'], untranslated: ['title'] }],
  })
})

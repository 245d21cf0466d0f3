import { describe, expect, it } from 'vitest'
import { defaultDesk } from '#domain/desk/desk-settings.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { difference } from '#domain/history/difference.ts'
import type { Subject } from '#domain/history/subject.ts'
import { fieldPaths } from '#domain/wording/ar/content/field-paths.ts'
import { fields } from '#domain/wording/ar/content/fields.ts'

const arabic = { labels: fields, paths: fieldPaths, nameOfLanguage: () => 'العربية' }
const slide = { title: 'Berth', image: '/media/a-1x1.webp', colour: '#0A2036', year: '1958', description: '' }

describe('the difference of two states of an item', () => {
  it('labels the changed fields and omits unchanged ones', () => {
    expect(difference('historySlide', slide, { ...slide, colour: '#F5EACB', year: '1959' })).toEqual([
      {
        field: 'colour',
        label: 'Background colour',
        shows: 'text',
        parts: [
          { kind: 'removed', value: '#0A2036' },
          { kind: 'added', value: '#F5EACB' },
        ],
      },
      expect.objectContaining({ label: 'Year' }),
    ])
    expect(difference('historySlide', slide, { ...slide })).toEqual([])
  })

  it('shows a picture, and each picture of a list', () => {
    expect(difference('historySlide', slide, { ...slide, image: '/media/b-1x1.webp' })).toMatchObject([
      { label: 'Image', shows: 'pictures', parts: [{ kind: 'removed' }, { kind: 'added' }] },
    ])
    const item = { title: 'Marine', images: ['/a', '/b'] }
    expect(difference('portfolioItem', item, { ...item, images: ['/b', '/c'] })).toMatchObject([
      {
        shows: 'pictures',
        parts: [
          { kind: 'removed', value: '/a' },
          { kind: 'same', value: '/b' },
          { kind: 'added', value: '/c' },
        ],
      },
    ])
  })

  it('shows pictures with their names, old and new', () => {
    const before = { images: ['/a', '/b'] }
    const named = (name: string) => ({
      images: [
        { image: '/a', name },
        { image: '/b', name: '' },
      ],
    })
    expect(difference('portfolioItem', before, named(''))).toEqual([])
    expect(difference('portfolioItem', before, named('Norrvik'))).toMatchObject([
      { label: 'Images, names', shows: 'entries', parts: [{ kind: 'added', value: 'Norrvik' }] },
    ])
    expect(difference('portfolioItem', named('Norrvik'), named('Voss'))).toMatchObject([
      {
        parts: [
          { kind: 'removed', value: 'Norrvik' },
          { kind: 'added', value: 'Voss' },
        ],
      },
    ])
  })

  it('of nothing and an item is all its non-empty fields', () => {
    const labels = difference('historySlide', null, slide).map(({ label }) => label)
    expect(labels).toEqual(['Title', 'Image', 'Background colour', 'Year'])
    const parts = difference('historySlide', slide, null).flatMap((field) => field.parts)
    expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['removed']))
  })

  it("compares the home page's parts", () => {
    const before = {
      site: { brandName: 'Sahilan', social: { LinkedIn: 'https://a.example' } },
      services: [{ title: 'Ports', points: ['Berths'] }],
    }
    const after = {
      site: { brandName: 'Sahilan', social: { LinkedIn: 'https://b.example' }, logo: '/media/logo' },
      services: [{ title: 'Ports', points: ['Berths', 'Cranes'] }, { title: 'Homes' }],
    }
    expect(difference('homePage', before, after).map(({ label, shows }) => [label, shows])).toEqual([
      ['Site, social, LinkedIn', 'text'],
      ['Services 1, points', 'entries'],
      ['Site, logo', 'pictures'],
      ['Services 2, title', 'text'],
    ])
  })

  it('of two orders shows what moved', () => {
    expect(
      difference('brand', { order: ['One', 'Two', 'Three'] }, { order: ['Three', 'One', 'Two'] }),
    ).toEqual([
      {
        field: 'order',
        label: 'Order',
        shows: 'entries',
        parts: [
          { kind: 'added', value: 'Three' },
          { kind: 'same', value: 'One' },
          { kind: 'same', value: 'Two' },
          { kind: 'removed', value: 'Three' },
        ],
      },
    ])
  })
})

describe('a difference of translations', () => {
  it('[T16] names the language and leaves out what they were made from', () => {
    const translated = (title: string) => ({
      translations: { ar: { title } },
      sources: { ar: { title: `source of ${title}` } },
    })
    const found = difference(
      'newsArticle',
      { title: 'A', ...translated('ا') },
      { title: 'A', ...translated('ب') },
    )
    expect(found).toMatchObject([{ field: 'translations.ar.title', label: 'Title (Arabic)', lang: 'ar' }])
  })

  it('[T16] names it within the home page, and shows pictures', () => {
    const services = [{ title: 'Ports', translations: { fr: { title: 'Les ports' } } }]
    const site = { translations: { ar: { logo: '/media/ar' } } }
    expect(difference('homePage', {}, { services: [{ title: 'Ports' }], site })).toMatchObject([
      { label: 'Services 1, title' },
      { label: 'Site, logo (Arabic)', lang: 'ar', shows: 'pictures' },
    ])
    expect(difference('homePage', { services: [{ title: 'Ports' }] }, { services })).toMatchObject([
      { label: 'Services 1, title (French)', lang: 'fr' },
    ])
  })

  it('shows a switch by its name, and one that is off like one that was never there', () => {
    expect(difference('homePage', {}, { openApplication: true })).toMatchObject([
      { label: 'Applications without a position', parts: [{ value: 'On' }] },
    ])
    expect(difference('homePage', {}, { openApplication: false })).toEqual([])
  })

  it('[T60] names fields and languages in the language of the interface', () => {
    const services = [{ title: 'Ports', translations: { ar: { title: 'موانئ' } } }]
    const found = difference('homePage', {}, { services }, arabic)
    expect(found.map(({ label }) => label)).toEqual(['الخدمات 1، العنوان', 'الخدمات 1، العنوان (العربية)'])
  })

  const rule = { places: ['KSA'], types: ['application'], subjects: ['press'], owner: '3', brandIds: ['4'] }
  const day = { from: '2027-03-19', to: '2027-03-22', name: '1', places: ['UAE'] }
  const section = (kind: string, parts: object) => ({ id: '1', kind, ...parts })
  it.each<[Subject, Snapshot]>([
    ['account', { name: '1', email: '1', role: 'CXTeam', newPassword: 'Set' }],
    ['account', { needsApproval: true, fromProvider: true }],
    ['replyTemplate', { name: '1', offeredFor: 'applications', texts: { en: '1', ar: '1' } }],
    [
      'desk',
      {
        ...defaultDesk('UTC'),
        routing: [{ ...rule, away: ['2027-03-19', '2027-03-22'] }],
        holidays: [day],
        periods: [{ ...day, hours: '09:00-14:00' }],
      },
    ],
    [
      'personalData',
      { enquiries: 1, profiles: 1, trash: 1, notifications: 1, history: 1, files: 1, spam: 1 },
    ],
    ['personalData', { reference: '1' }],
    ['enquiry', { reference: '1' }],
    ['teamMember', { name: '1', designation: '1', board: 'executive' }],
    [
      'page',
      {
        menu: 'footer',
        lastChanged: 'shown',
        sections: [
          section('text', { title: '1', body: { blocks: [] } }),
          section('figures', { figures: [{ value: '1', label: '1' }], note: '1' }),
          section('picture', { image: '1', alt: '1' }),
          section('quote', { text: '1', source: '1', role: '1' }),
          section('downloads', { files: [{ file: '1', title: '1' }] }),
          section('people', { people: ['1'] }),
        ],
      },
    ],
    ['homePage', { press: { name: '1', email: '2', phone: '3' }, openApplication: true }],
    ['brand', { order: ['1'] }],
    ['brand', { place: 1 }],
    [
      'brand',
      {
        figures: [{ value: '1', label: '1' }],
        activities: [{ name: '1', text: '1' }],
        contact: { email: '1', phone: '1', whatsapp: '1', address: '1', hours: '1', map: '1', website: '1' },
      },
    ],
    ['portfolioItem', { images: [{ image: '1', name: '1' }] }],
  ])('[T60] names all fields and codes of %s in Arabic', (subject, snapshot) => {
    const zones = /\b(?:UTC|Asia\/\w+)\b/gu
    const shown = difference(subject, null, snapshot, arabic).flatMap(({ label, parts }) => [
      label,
      ...parts.map(({ value }) => value.replaceAll(zones, '')),
    ])
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((text) => /[a-z]/iu.test(text))).toEqual([])
  })
})

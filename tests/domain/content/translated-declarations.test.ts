import { describe, expect, expectTypeOf, it } from 'vitest'
import { contentTypes, type Item } from '#domain/content/content-types.ts'
import { defineContentType } from '#domain/content/content-type.ts'
import { line, namedPictures, picture } from '#domain/content/fields/field.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { homePageErrors } from '#domain/content/home-page/home-page-errors.ts'
import { homePageTexts, type HomePageContent } from '#domain/content/home-page/home-page.ts'
import { Schema } from 'effect'

const { brand, newsArticle, slider } = contentTypes

describe('the fields that have translations', () => {
  it('are those of this table', () => {
    const declared = Object.values(contentTypes).map(({ name, ...content }) => [
      name,
      {
        translated: content.translated,
        ...('mayDiffer' in content && { mayDiffer: content.mayDiffer }),
        ...('groups' in content && { groups: content.groups }),
      },
    ])
    expect(Object.fromEntries(declared)).toEqual({
      brand: {
        translated: [
          'title',
          'sector',
          'summary',
          'legalName',
          'countries',
          'certificates',
          'director',
          'ownership',
        ],
        groups: {
          figures: { translated: ['label'], mayDiffer: ['value'] },
          activities: { translated: ['name', 'text'] },
          contact: { translated: ['address', 'hours'] },
        },
      },
      slider: { translated: ['title', 'description'], mayDiffer: ['image'] },
      historySlide: { translated: ['title', 'description'] },
      newsArticle: { translated: ['title', 'description'] },
      teamMember: { translated: ['name', 'designation', 'description'] },
      portfolioItem: { translated: ['title'] },
      page: {
        translated: ['title', 'description'],
        groups: {
          sections: {
            translated: ['title', 'body', 'text', 'source', 'role', 'note', 'alt'],
            kinds: ['text', 'figures', 'picture', 'quote', 'downloads', 'people'],
            groups: {
              figures: { translated: ['label'], mayDiffer: ['value'] },
              files: { translated: ['title'], mayDiffer: ['file'] },
            },
          },
        },
      },
      career: {
        translated: [
          'title',
          'company',
          'department',
          'location',
          'employmentType',
          'experience',
          'description',
        ],
      },
    })
    const head = { translated: ['title', 'lead'] }
    expect(homePageTexts.groups).toEqual({
      site: {
        translated: ['brandName', 'legalName', 'copyright'],
        mayDiffer: ['logo', 'logoOnDark'],
        groups: { contact: { translated: ['address', 'hours'] } },
      },
      facts: { translated: ['label'], mayDiffer: ['value'] },
      services: { translated: ['title', 'company', 'text', 'points'] },
      pages: { groups: { about: head, services: head, careers: head, contact: head, news: head } },
      principles: { translated: ['title', 'text'] },
      press: { translated: ['name'] },
    })
  })

  it('[T7] do not compile unless they are texts or pictures of the content type', () => {
    const rest = {
      name: 'sample',
      fields: { title: line('Title'), image: picture('Image'), images: namedPictures('Images') },
      pictures: ['image', 'images.image'],
      listing: { order: 'newest', sortable: [], searched: ['title'] },
      editors: [],
      nouns: { one: 'sample', many: 'samples' },
    } as const
    const declared = defineContentType({ ...rest, translated: ['title'], mayDiffer: ['image'] })
    expect(declared).toMatchObject({ translated: ['title'], mayDiffer: ['image'] })
    // @ts-expect-error A field that it does not have.
    defineContentType({ ...rest, translated: ['titel'] })
    // @ts-expect-error A picture is no text.
    defineContentType({ ...rest, translated: ['image'] })
    // @ts-expect-error A list of pictures.
    defineContentType({ ...rest, mayDiffer: ['images'] })
  })

  it('[T7] are typed in items and in the home page', () => {
    type Arabic = NonNullable<Item<typeof brand>['translations']>[string]
    expectTypeOf<keyof Arabic>().toEqualTypeOf<
      'title' | 'sector' | 'summary' | 'legalName' | 'countries' | 'certificates' | 'director' | 'ownership'
    >()
    type Site = NonNullable<NonNullable<HomePageContent['site']>['untranslated']>[number]
    expectTypeOf<Site>().toEqualTypeOf<'brandName' | 'legalName' | 'copyright'>()
  })
})

describe('translations of an input', () => {
  const article = { title: 'A', image: '/media/a', description: 'Text' }
  const decode = (translations: unknown) =>
    Schema.decodeUnknownSync(newsArticle.schema)({ ...article, translations }).translations

  it('[T10] are trimmed, may be empty, and lose unknown languages and fields', () => {
    expect(decode({ ar: { title: ' مرسى ', description: '', image: '/ar' }, xx: 5, fr: {} })).toEqual({
      ar: { title: 'مرسى', description: '' },
      fr: {},
    })
  })

  it('[T10] have the rules of their fields, with the whole path', () => {
    const long = 'x'.repeat(201)
    expect(
      inputErrors(newsArticle, { ...article, translations: { ar: { title: long, description: 5 } } }),
    ).toEqual({
      'translations.ar.title': 'Title has at most 200 characters',
      'translations.ar.description': 'Description must be text',
    })
    expect(inputErrors(slider, { ...article, translations: { ar: { image: 'x'.repeat(2049) } } })).toEqual({
      'translations.ar.image': 'Image has at most 2048 characters',
    })
    expect(inputErrors(newsArticle, { ...article, translations: [] })).toEqual({
      translations: 'Translations must be an object',
    })
    const points = [long]
    expect(
      homePageErrors({ services: [{ title: 'A', translations: { ar: { points, title: 5 } } }] }),
    ).toEqual({
      'services.0.translations.ar.points': 'Point has at most 200 characters',
      'services.0.translations.ar.title': 'Title must be text',
    })
  })

  it('ignore what is only read', () => {
    expect(inputErrors(newsArticle, { ...article, sources: 5, outdated: [], untranslated: {} })).toEqual({})
  })
})

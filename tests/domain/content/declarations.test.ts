import { describe, expect, it } from 'vitest'
import { contents, contentNames, type ContentName } from '#domain/content/contents.ts'
import { draftErrors } from '#domain/content/draft-errors.ts'

/** Specification, section 3, in the product's own words, and what each content asks for. */
const table: Record<
  ContentName,
  { fields: ReadonlyArray<string>; pictures: ReadonlyArray<string>; asked: object }
> = {
  brand: {
    fields: ['title', 'image', 'sector'],
    pictures: ['image'],
    asked: { title: 'Title is required', image: 'Image is required' },
  },
  slider: {
    fields: ['title', 'image', 'description'],
    pictures: ['image'],
    asked: { title: 'Title is required', image: 'Image is required' },
  },
  historySlide: {
    fields: ['title', 'image', 'colour', 'year', 'description'],
    pictures: ['image'],
    asked: { title: 'Title is required', image: 'Image is required', year: 'Year is required' },
  },
  newsArticle: {
    fields: ['title', 'image', 'description'],
    pictures: ['image'],
    asked: { title: 'Title is required', image: 'Image is required', description: 'Description is required' },
  },
  teamMember: {
    fields: ['name', 'designation', 'image', 'description'],
    pictures: ['image'],
    asked: { name: 'Name is required', designation: 'Designation is required', image: 'Image is required' },
  },
  portfolioItem: {
    fields: ['title', 'images'],
    pictures: ['images'],
    asked: { title: 'Title is required', images: 'Choose one picture at least' },
  },
  career: {
    fields: [
      'title',
      'company',
      'department',
      'location',
      'employmentType',
      'experience',
      'closingDate',
      'description',
    ],
    pictures: [],
    asked: {
      title: 'Title is required',
      location: 'Location is required',
      description: 'Description is required',
    },
  },
}

/** How long a field may be; what is not named here is one line of 200 characters. */
const longer: Record<string, number> = { description: 20_000, image: 2_048 }
/** Fields of a form of their own, judged in `draft-errors.test.ts`. */
const formed = ['images', 'colour', 'year', 'closingDate']

describe('the contents', () => {
  it('are the seven of this table', () => {
    expect(contentNames.toSorted()).toEqual(Object.keys(table).toSorted())
  })

  describe.each(contentNames)('%s', (name) => {
    const content = contents[name]
    const { fields, pictures, asked } = table[name]

    it('goes by its own name and has every field of the specification', () => {
      expect(content.name).toBe(name)
      expect(Object.keys(content.fields)).toEqual(fields)
    })

    it('names its picture fields', () => {
      expect(content.pictures).toEqual(pictures)
    })

    it('sorts and searches by fields that it has', () => {
      expect(fields).toEqual(expect.arrayContaining([...content.listing.sortable]))
      expect(fields).toEqual(expect.arrayContaining([...content.listing.searched]))
      expect(content.listing.sortable.length).toBeGreaterThan(0)
      expect(content.listing.searched.length).toBeGreaterThan(0)
    })

    it('asks for what it cannot be without, and for nothing else', () => {
      expect(draftErrors(content, {})).toEqual(asked)
    })

    it.each(fields.filter((field) => !formed.includes(field)))(
      'takes %s up to its greatest length',
      (field) => {
        const most = longer[field] ?? 200
        expect(draftErrors(content, { [field]: ` ${'x'.repeat(most)} ` })).not.toHaveProperty(field)
        expect(draftErrors(content, { [field]: 'x'.repeat(most + 1) })).toHaveProperty(
          field,
          expect.stringMatching(new RegExp(`^[A-Z][a-z ]+ has at most ${most} characters$`)),
        )
      },
    )

    it('says in a sentence what is no text, list or object', () => {
      const sentences = [
        ...Object.values(draftErrors(content, Object.fromEntries(fields.map((field) => [field, 5])))),
        ...Object.values(draftErrors(content, null)),
      ]
      expect(sentences).toHaveLength(fields.length + 1)
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z][A-Za-z ]+ must be (text|a list|an object)$/)
      }
    })
  })

  it('are ordered by hand, by year and then by hand, or newest first', () => {
    expect(contentNames.map((name) => [name, contents[name].listing.order])).toEqual([
      ['brand', 'position'],
      ['slider', 'position'],
      ['historySlide', { by: 'year' }],
      ['newsArticle', 'newest'],
      ['teamMember', 'position'],
      ['portfolioItem', 'position'],
      ['career', 'newest'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Order } from '#domain/content/content-type.ts'
import { contentTypes, contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'

interface Declared {
  /** Every field with its label. */
  readonly fields: Readonly<Record<string, string>>
  readonly pictures: ReadonlyArray<string>
  /** The errors of an empty input. */
  readonly required: Readonly<Record<string, string>>
  readonly order: Order
  readonly sortable: ReadonlyArray<string>
  readonly searched: ReadonlyArray<string>
  readonly nouns: readonly [one: string, many: string]
}

/** Specification, section 3, in the product's own words. */
const table: Record<ContentTypeName, Declared> = {
  brand: {
    fields: {
      title: 'Title',
      image: 'Image',
      sector: 'Sector',
      summary: 'What the company does, in a sentence',
      picture: 'Picture of its page',
      figures: 'Figures',
      activities: 'Activities',
      legalName: 'Legal name',
      registration: 'Commercial registration',
      countries: 'Works in',
      certificates: 'Certificates',
      director: 'Managing Director',
      ownership: 'Belongs to',
      contact: 'Contact',
    },
    pictures: ['image', 'picture'],
    required: { title: 'Title is required', image: 'Image is required' },
    order: 'manual',
    sortable: ['title', 'sector'],
    searched: ['title', 'sector', 'summary', 'activities'],
    nouns: ['brand', 'brands'],
  },
  slider: {
    fields: { title: 'Title', image: 'Image', description: 'Description' },
    pictures: ['image'],
    required: { title: 'Title is required', image: 'Image is required' },
    order: 'manual',
    sortable: ['title'],
    searched: ['title', 'description'],
    nouns: ['slider', 'sliders'],
  },
  historySlide: {
    fields: {
      title: 'Title',
      image: 'Image',
      colour: 'Background colour',
      year: 'Year',
      description: 'Description',
    },
    pictures: ['image'],
    required: { title: 'Title is required', image: 'Image is required', year: 'Year is required' },
    order: { by: 'year' },
    sortable: ['title', 'year'],
    searched: ['title', 'year', 'description'],
    nouns: ['history slide', 'history'],
  },
  newsArticle: {
    fields: {
      title: 'Title',
      image: 'Image',
      description: 'Description',
      body: 'Text',
      brandId: 'Company of the group',
    },
    pictures: ['image'],
    required: {
      title: 'Title is required',
      image: 'Image is required',
      description: 'Description is required',
    },
    order: 'newest',
    sortable: ['title'],
    searched: ['title', 'description'],
    nouns: ['news', 'news'],
  },
  teamMember: {
    fields: {
      name: 'Name',
      designation: 'Designation',
      image: 'Image',
      description: 'Description',
      body: 'Text',
      board: 'Group',
    },
    pictures: ['image'],
    required: {
      name: 'Name is required',
      designation: 'Designation is required',
      image: 'Image is required',
    },
    order: 'manual',
    sortable: ['name', 'designation'],
    searched: ['name', 'designation', 'description'],
    nouns: ['team member', 'team members'],
  },
  portfolioItem: {
    fields: { title: 'Title', images: 'Images' },
    pictures: ['images.image'],
    required: { title: 'Title is required', images: 'Choose one picture at least' },
    order: 'manual',
    sortable: ['title'],
    searched: ['title'],
    nouns: ['portfolio item', 'portfolio items'],
  },
  page: {
    fields: {
      title: 'Title',
      address: 'Address',
      description: 'Description',
      menu: 'Place in the menus',
      lastChanged: 'Day of the last change',
      sections: 'Sections',
    },
    pictures: [
      'sections.image',
      'sections.body.blocks.address',
      'sections.translations.*.body.blocks.address',
    ],
    required: { title: 'Title is required', address: 'Address is required' },
    order: 'manual',
    sortable: ['title', 'address'],
    searched: ['title', 'description', 'address', 'sections'],
    nouns: ['page', 'pages'],
  },
  career: {
    fields: {
      title: 'Title',
      company: 'Company',
      department: 'Department',
      location: 'Location',
      employmentType: 'Employment type',
      experience: 'Experience',
      closingDate: 'Closing date',
      description: 'Description',
      body: 'Text',
      brandId: 'Company of the group',
    },
    pictures: [],
    required: {
      title: 'Title is required',
      location: 'Location is required',
      description: 'Description is required',
    },
    order: 'newest',
    sortable: ['title', 'company', 'location', 'closingDate'],
    searched: ['title', 'company', 'department', 'location', 'description'],
    nouns: ['career', 'careers'],
  },
}

/** Maximum lengths of fields; the default is 200 characters in one line. */
const longer: Record<string, number> = {
  description: 20_000,
  'page.description': 400,
  image: 2_048,
  picture: 2_048,
  summary: 400,
}
const kinds: Record<string, string> = {
  images: 'a list',
  figures: 'a list',
  activities: 'a list',
  contact: 'an object',
  body: 'formatted text',
  sections: 'a list',
}
/** Fields with their own format, tested in `input-errors.test.ts`. */
const formatted = [
  'images',
  'colour',
  'year',
  'closingDate',
  'body',
  'figures',
  'activities',
  'contact',
  'brandId',
  'board',
  'address',
  'menu',
  'lastChanged',
  'sections',
]

it('declares exactly the content types of this table', () => {
  expect(contentTypeNames.toSorted()).toEqual(Object.keys(table).toSorted())
})

describe.each(contentTypeNames)('the declaration of %s', (name) => {
  const contentType = contentTypes[name]
  const { fields, pictures, required, order, sortable, searched, nouns } = table[name]

  it('has its name and every field of the specification', () => {
    expect(contentType.name).toBe(name)
    expect(Object.keys(contentType.fields)).toEqual(Object.keys(fields))
  })

  it('declares its pictures, its listing and its nouns', () => {
    expect(contentType.pictures).toEqual(pictures)
    expect(contentType.listing).toEqual({ order, sortable, searched })
    expect(contentType.nouns).toEqual({ one: nouns[0], many: nouns[1] })
  })

  it('requires exactly its required fields', () => {
    expect(inputErrors(contentType, {})).toEqual(required)
  })

  const lines = Object.entries(fields).filter(([field]) => !formatted.includes(field))
  it.each(lines)('accepts %s up to its maximum length', (field, label) => {
    const max = longer[`${name}.${field}`] ?? longer[field] ?? 200
    expect(inputErrors(contentType, { [field]: ` ${'x'.repeat(max)} ` })).not.toHaveProperty(field)
    expect(inputErrors(contentType, { [field]: 'x'.repeat(max + 1) })).toHaveProperty(
      field,
      `${label} has at most ${max} characters`,
    )
  })

  it('rejects values of the wrong type with a sentence', () => {
    const sentences = Object.entries(fields).map(([field, label]) => [
      field,
      `${label} must be ${kinds[field] ?? 'text'}`,
    ])
    const numbers = Object.fromEntries(Object.keys(fields).map((field) => [field, 5]))
    expect(inputErrors(contentType, numbers)).toEqual(Object.fromEntries(sentences))
    expect(inputErrors(contentType, null)).toEqual({ '': 'The item must be an object' })
  })
})

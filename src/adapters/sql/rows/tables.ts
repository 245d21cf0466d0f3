import type { ContentTypeName, contentTypes } from '#domain/content/content-types.ts'
import { namedPictureIn, storedNamedPicture } from '#domain/content/pictures/named-picture.ts'
import type { StoredColumn } from './columns.ts'

export interface ContentTable<Field extends string = string> {
  readonly table: string
  readonly columns: Readonly<Record<Field, StoredColumn>>
}

type FieldsOf<Name extends ContentTypeName> = keyof (typeof contentTypes)[Name]['fields'] & string

/** The table of each content type. Every sortable field has a second column, `…_key`, with its folded text. */
export const contentTables = {
  brand: {
    table: 'brands',
    columns: {
      title: 'title',
      image: 'image',
      sector: 'sector',
      summary: { optional: 'summary' },
      picture: { optional: 'picture' },
      figures: { json: 'figures' },
      activities: { json: 'activities' },
      legalName: { optional: 'legal_name' },
      registration: { optional: 'registration' },
      countries: { optional: 'countries' },
      certificates: { optional: 'certificates' },
      director: { optional: 'director' },
      ownership: { optional: 'ownership' },
      contact: { json: 'contact' },
    },
  },
  slider: { table: 'sliders', columns: { title: 'title', image: 'image', description: 'description' } },
  historySlide: {
    table: 'history_slides',
    columns: { title: 'title', image: 'image', colour: 'colour', year: 'year', description: 'description' },
  },
  newsArticle: {
    table: 'news_articles',
    columns: {
      title: 'title',
      image: 'image',
      description: 'description',
      body: { json: 'body' },
      brandId: { optional: 'brand_id' },
    },
  },
  teamMember: {
    table: 'team_members',
    columns: {
      name: 'name',
      designation: 'designation',
      image: 'image',
      description: 'description',
      body: { json: 'body' },
      board: { optional: 'board' },
    },
  },
  portfolioItem: {
    table: 'portfolio_items',
    columns: {
      title: 'title',
      images: { list: 'images', entry: { read: namedPictureIn, write: storedNamedPicture } },
    },
  },
  career: {
    table: 'careers',
    columns: {
      title: 'title',
      company: 'company',
      department: 'department',
      location: 'location',
      employmentType: 'employment_type',
      experience: 'experience',
      closingDate: 'closing_date',
      description: 'description',
      body: { json: 'body' },
      brandId: { optional: 'brand_id' },
    },
  },
  page: {
    table: 'pages',
    columns: {
      title: 'title',
      address: 'address',
      description: { optional: 'description' },
      menu: { optional: 'menu' },
      lastChanged: { optional: 'last_changed' },
      sections: { json: 'sections' },
    },
  },
} as const satisfies { readonly [Name in ContentTypeName]: ContentTable<FieldsOf<Name>> }

/** The addresses of the pictures in all translations of a row, where a content type has any. */
export const translatedImages = { list: 'translated_images' } as const

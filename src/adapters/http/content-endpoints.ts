import type { ContentTypeName, contentTypes } from '#domain/content/content-types.ts'
import { brandList, brandTitle } from './brand-list.ts'
import { boardWire, bodyWire, brandIdWire, companyWire, pageWire } from './wire/optional-wire.ts'
import type { WireName } from './wire/wire-name.ts'

export interface ContentEndpoint<Field extends string = string> {
  readonly list: string
  readonly get: string
  readonly add: string
  readonly update: string
  readonly remove: string
  /** Absent if the list is not ordered by hand. */
  readonly order?: string
  /** Whether a response has its results in `data.results` or in `data`. */
  readonly resultsPath: 'data.results' | 'data'
  /** Whether `get` returns the item alone or as the first element of an array. */
  readonly one: 'alone' | 'in array'
  readonly wire: Readonly<Record<Field, WireName>>
}

type FieldsOf<Name extends ContentTypeName> = keyof (typeof contentTypes)[Name]['fields'] & string

/**
 * The endpoints and wire names of each content type (specification, section 7), for the HTTP adapter and the server's
 * API.
 */
export const contentEndpoints = {
  brand: {
    list: brandList,
    get: '/Ourbrands/{id}',
    add: '/Ourbrands_add',
    update: '/Ourbrands_update/{id}',
    remove: '/Ourbrands_del/{id}',
    order: '/Ourbrands_order',
    resultsPath: 'data.results',
    one: 'alone',
    wire: { title: brandTitle, image: 'Image', sector: 'sector', ...companyWire },
  },
  slider: {
    list: '/slider_list',
    get: '/slider/{id}',
    add: '/slider_add',
    update: '/slider_update/{id}',
    remove: '/slider_del/{id}',
    order: '/slider_order',
    resultsPath: 'data.results',
    one: 'alone',
    wire: { title: 'Tittle', image: 'Image', description: 'Description' },
  },
  historySlide: {
    list: '/Ourhistory_list',
    get: '/Ourhistory/{id}',
    add: '/Ourhistory_add',
    update: '/Ourhistory_update/{id}',
    remove: '/Ourhistory_del/{id}',
    order: '/Ourhistory_order',
    resultsPath: 'data.results',
    one: 'alone',
    wire: { title: 'Tittle', image: 'Image', colour: 'bgColor', year: 'Year', description: 'discription' },
  },
  newsArticle: {
    list: '/NewsLater_list',
    get: '/NewsLater/{id}',
    add: '/NewsLater_add',
    update: '/NewsLater_update/{id}',
    remove: '/NewsLater_del/{id}',
    resultsPath: 'data.results',
    one: 'alone',
    wire: {
      title: 'Tittle',
      image: 'Image',
      description: 'Description',
      body: bodyWire,
      brandId: brandIdWire,
    },
  },
  teamMember: {
    list: '/AboutusTeam_list',
    get: '/AboutusTeam/{id}',
    add: '/AboutusTeam_add',
    update: '/AboutusTeam_update/{id}',
    remove: '/AboutusTeam_del/{id}',
    order: '/AboutusTeam_order',
    resultsPath: 'data.results',
    one: 'in array',
    wire: {
      name: 'Name',
      designation: 'designation',
      image: 'MemberImage',
      description: 'discription',
      body: bodyWire,
      board: boardWire,
    },
  },
  portfolioItem: {
    list: '/OurPortfolio_list',
    get: '/OurPortfolio/{id}',
    add: '/OurPortfolio_add',
    update: '/OurPortfolio_update/{id}',
    remove: '/OurPortfolio_del/{id}',
    order: '/OurPortfolio_order',
    resultsPath: 'data',
    one: 'alone',
    wire: {
      title: 'Tittle',
      images: { name: 'Images', each: 'logoimage', of: 'image', optional: { name: 'name' } },
    },
  },
  career: {
    list: '/Career_list',
    get: '/Career/{id}',
    add: '/career_add',
    update: '/Career_update/{id}',
    remove: '/career_del/{id}',
    resultsPath: 'data.results',
    one: 'alone',
    wire: {
      title: 'title',
      company: 'company',
      department: 'department',
      location: 'location',
      employmentType: 'employmentType',
      experience: 'experience',
      closingDate: 'closingDate',
      description: 'description',
      body: bodyWire,
      brandId: brandIdWire,
    },
  },
  page: {
    list: '/Page_list',
    get: '/Page/{id}',
    add: '/Page_add',
    update: '/Page_update/{id}',
    remove: '/Page_del/{id}',
    order: '/Page_order',
    resultsPath: 'data.results',
    one: 'alone',
    wire: { title: 'title', address: 'address', ...pageWire },
  },
} as const satisfies { readonly [Name in ContentTypeName]: ContentEndpoint<FieldsOf<Name>> }

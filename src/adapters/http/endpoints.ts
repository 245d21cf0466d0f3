import type { ContentTypeName, contentTypes } from '#domain/content/content-types.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { WireJson, WireName } from './wire/wire-name.ts'

const body: WireJson = { name: 'body', json: true }

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
    list: '/Ourbrands_list',
    get: '/Ourbrands/{id}',
    add: '/Ourbrands_add',
    update: '/Ourbrands_update/{id}',
    remove: '/Ourbrands_del/{id}',
    order: '/Ourbrands_order',
    resultsPath: 'data.results',
    one: 'alone',
    wire: { title: 'Tittle', image: 'Image', sector: 'sector' },
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
    wire: { title: 'Tittle', image: 'Image', description: 'Description', body },
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
    wire: { name: 'Name', designation: 'designation', image: 'MemberImage', description: 'discription' },
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
      body,
    },
  },
} as const satisfies { readonly [Name in ContentTypeName]: ContentEndpoint<FieldsOf<Name>> }

export const enquiryWire = {
  firstName: 'fname',
  lastName: 'lname',
  email: 'email',
  phone: 'number',
  location: 'location',
  message: 'message',
  company: 'orgName',
  type: 'enquiry_type',
} as const satisfies Record<keyof Enquiry, string>

export const profileWire = {
  firstName: 'fname',
  lastName: 'lname',
  email: 'email',
  phone: 'number',
  location: 'location',
  careerId: 'career_id',
  message: 'message',
} as const satisfies Record<keyof Profile, string>

/** The query parameters that filter a list of mails. */
export const mailParameters = {
  status: 'status',
  type: enquiryWire.type,
  location: enquiryWire.location,
  position: 'position',
  email: enquiryWire.email,
  from: 'from',
  to: 'to',
  owner: 'owner',
  due: 'due',
  tag: 'tag',
} as const

export const spamReasonsWire = { name: 'spamReasons', each: 'reason' } as const

/** The fields of a received mail; the visitor typed only those of `enquiryWire` and `profileWire`. */
export const receivedEnquiryWire = { ...enquiryWire, reference: 'reference', consent: 'consent' } as const
export const receivedProfileWire = {
  ...profileWire,
  position: 'position',
  resumeName: 'resumeName',
  reference: 'reference',
  consent: 'consent',
} as const

/** The endpoints that belong to no content type. */
export const endpoints = {
  enquirySend: '/enquiry_mail',
  enquiryList: '/enquiry_mail_list',
  enquiry: '/enquiry_mail/{id}',
  enquiryCsv: '/enquiry_mail.csv',
  enquiryUnread: '/enquiry_mail_unread',
  enquiryStatistics: '/enquiry_mail_statistics',
  profileSend: '/profile_mail',
  profileList: '/profile_mail_list',
  profile: '/profile_mail/{id}',
  profileUnread: '/profile_mail_unread',
  profileResume: '/profile_mail/{id}/resume',
  profileCsv: '/profile_mail.csv',
  arrivals: '/mail_arrivals',
  enquiryNotifications: '/enquiry_mail/{id}/notifications',
  profileNotifications: '/profile_mail/{id}/notifications',
  parkedNotifications: '/parked_notifications',
  sendAllAgain: '/parked_notifications/send',
  sendAgain: '/parked_notifications/{id}/send',
  upload: '/uploads3',
  accounts: '/adminuser',
  account: '/adminuser/{id}',
  accountReset: '/adminuser/{id}/password_reset',
  passwordReset: '/password_reset',
  ownFactor: '/account/second_factor',
  ownFactorOff: '/account/second_factor_off',
  accountFactor: '/adminuser/{id}/second_factor',
  factorRoles: '/second_factor_roles',
  homePage: '/homepage',
  settings: '/settings',
  personalData: '/personal_data',
  personalDataExport: '/personal_data_export',
  personalDataErase: '/personal_data_erase',
  signIn: '/login',
  signOut: '/logout',
  session: '/session',
  ownAccount: '/account',
  ownSessions: '/account/sessions',
  ownSession: '/account/sessions/{id}',
  pageView: '/page_view',
  search: '/search',
  translations: '/translations',
  pictures: '/pictures',
  trash: '/trash',
  discarded: '/trash/{subject}/{id}',
  activities: '/activity',
  activity: '/activity/{id}',
  history: '/history/{subject}/{id}',
  drafts: '/drafts',
  draft: '/drafts/{id}',
  draftRestored: '/drafts/{id}/restore',
  draftPublished: '/drafts/{id}/publish',
  releases: '/releases',
  release: '/releases/{name}',
  releasePublished: '/releases/{name}/publish',
  apiTokens: '/api_tokens',
  apiToken: '/api_tokens/{id}',
  previewLinks: '/preview_links',
  previewLink: '/preview_links/{id}',
  unpublishedItems: '/unpublished',
  unpublished: '/unpublished/{subject}/{id}',
  unpublishedPublished: '/unpublished/{subject}/{id}/publish',
} as const

/** Names of cookies, headers and form fields (specification, section 9). */
export const wireNames = {
  csrfCookie: 'XSRF-TOKEN',
  csrfHeader: 'X-XSRF-TOKEN',
  entryHeader: 'X-Entry',
  idempotencyHeader: 'Idempotency-Key',
  decoyField: 'website',
  tookField: 'took',
  consentField: 'consent',
  languageField: 'lang',
  filePart: 'file',
  resumePart: 'resume',
} as const

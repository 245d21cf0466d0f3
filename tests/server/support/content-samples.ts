import { contentEndpoints, type ContentEndpoint } from '#adapters/http/endpoints.ts'
import type { Role } from '#domain/access/role.ts'
import type { ContentName } from '#domain/content/contents.ts'

interface Sample {
  readonly rows: Readonly<Record<'list' | 'get' | 'add' | 'update' | 'remove', string>>
  /** Who edits it beside Admin, if anybody. */
  readonly editor: Role
  /** A draft as it is sent; `PICTURE` stands for an uploaded picture. */
  readonly draft: Readonly<Record<string, unknown>>
  readonly change: Readonly<Record<string, unknown>>
  /** What an empty draft is told, by field. */
  readonly required: Readonly<Record<string, string>>
}

export const PICTURE = 'PICTURE'

/** One sample a content, written on the wire as the specification has it. */
export const samples: Readonly<Record<ContentName, Sample>> = {
  brand: {
    rows: {
      list: '[C3] GET /Ourbrands_list',
      get: '[C4] GET /Ourbrands/{id}',
      add: '[C5] POST /Ourbrands_add',
      update: '[C6] PUT /Ourbrands_update/{id}',
      remove: '[C7] DELETE /Ourbrands_del/{id}',
    },
    editor: 'CXTeam',
    draft: { Tittle: 'Jalboot Marine', Image: PICTURE, sector: 'Ports' },
    change: { Tittle: 'Jalboot' },
    required: { Tittle: 'Title is required', Image: 'Image is required' },
  },
  slider: {
    rows: {
      list: '[C8] GET /slider_list',
      get: '[C9] GET /slider/{id}',
      add: '[C10] POST /slider_add',
      update: '[C11] PUT /slider_update/{id}',
      remove: '[C12] DELETE /slider_del/{id}',
    },
    editor: 'CXTeam',
    draft: { Tittle: 'Between two shores', Image: PICTURE, Description: 'Since 1958.' },
    change: { Description: 'Since 1957.' },
    required: { Tittle: 'Title is required', Image: 'Image is required' },
  },
  historySlide: {
    rows: {
      list: '[C13] GET /Ourhistory_list',
      get: '[C14] GET /Ourhistory/{id}',
      add: '[C15] POST /Ourhistory_add',
      update: '[C16] PUT /Ourhistory_update/{id}',
      remove: '[C17] DELETE /Ourhistory_del/{id}',
    },
    editor: 'CXTeam',
    draft: {
      Tittle: 'A chandlery',
      Image: PICTURE,
      bgColor: '#F5EACB',
      Year: '1958',
      discription: 'Rope and oil.',
    },
    change: { Year: '1959' },
    required: { Tittle: 'Title is required', Image: 'Image is required', Year: 'Year is required' },
  },
  career: {
    rows: {
      list: '[C25] GET /Career_list',
      add: '[C26] POST /career_add',
      update: '[C27] PUT /Career_update/{id}',
      get: '[C28] GET /Career/{id}',
      remove: '[C29] DELETE /career_del/{id}',
    },
    editor: 'Hr',
    draft: {
      title: 'Pilot',
      company: 'Jalboot',
      department: 'Marine',
      location: 'Hidd',
      employmentType: 'Full time',
      experience: '5 years',
      closingDate: '2030-01-31',
      description: 'Bring ships in.',
    },
    change: { closingDate: '2030-02-28' },
    required: {
      title: 'Title is required',
      location: 'Location is required',
      description: 'Description is required',
    },
  },
  teamMember: {
    rows: {
      list: '[C30] GET /AboutusTeam_list',
      add: '[C31] POST /AboutusTeam_add',
      get: '[C32] GET /AboutusTeam/{id}',
      update: '[C33] PUT /AboutusTeam_update/{id}',
      remove: '[C34] DELETE /AboutusTeam_del/{id}',
    },
    editor: 'Admin',
    draft: { Name: 'Huda', designation: 'Chief Executive', MemberImage: PICTURE, discription: 'Engineer.' },
    change: { designation: 'Chair' },
    required: {
      Name: 'Name is required',
      designation: 'Designation is required',
      MemberImage: 'Image is required',
    },
  },
  portfolioItem: {
    rows: {
      list: '[C35] [C48] GET /OurPortfolio_list',
      add: '[C36] POST /OurPortfolio_add',
      get: '[C37] [C48] GET /OurPortfolio/{id}',
      update: '[C38] PUT /OurPortfolio_update/{id}',
      remove: '[C39] DELETE /OurPortfolio_del/{id}',
    },
    editor: 'Admin',
    draft: { Tittle: 'Towers', Images: [{ logoimage: PICTURE }, { logoimage: PICTURE }] },
    change: { Images: [{ logoimage: PICTURE }] },
    required: { Tittle: 'Title is required', Images: 'Choose one picture at least' },
  },
  newsArticle: {
    rows: {
      list: '[C41] GET /NewsLater_list',
      add: '[C42] POST /NewsLater_add',
      get: '[C43] GET /NewsLater/{id}',
      update: '[C44] PUT /NewsLater_update/{id}',
      remove: '[C45] DELETE /NewsLater_del/{id}',
    },
    editor: 'CXTeam',
    draft: { Tittle: 'A fourth berth', Image: PICTURE, Description: 'At Hidd.\n\nSince Sunday.' },
    change: { Tittle: 'The fourth berth' },
    required: {
      Tittle: 'Title is required',
      Image: 'Image is required',
      Description: 'Description is required',
    },
  },
}

export const endpointOf = (name: ContentName): ContentEndpoint => contentEndpoints[name]

/** A sample with the addresses of real pictures. */
export const withPicture = (
  draft: Readonly<Record<string, unknown>>,
  address: string,
): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(draft).replaceAll(`"${PICTURE}"`, JSON.stringify(address)))

import { contentEndpoints, type ContentEndpoint } from '#adapters/http/content-endpoints.ts'
import type { Role } from '#domain/access/role.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'

interface Sample {
  /** The role other than Admin that may edit it. */
  readonly editor: Role
  /** Input on the wire. `PICTURE` stands for an uploaded picture, `ADDRESS` for an own address. */
  readonly input: Readonly<Record<string, unknown>>
  readonly change: Readonly<Record<string, unknown>>
  /** The errors of empty input, by field. */
  readonly required: Readonly<Record<string, string>>
}

export const PICTURE = 'PICTURE'
const ADDRESS = 'ADDRESS'

/** A sample of each content type, on the wire as specified. */
export const samples: Readonly<Record<ContentTypeName, Sample>> = {
  page: {
    editor: 'CXTeam',
    input: {
      title: 'Policies',
      address: ADDRESS,
      description: 'How we work.',
      sections: [{ id: 'a', kind: 'picture', image: PICTURE }],
    },
    change: { description: 'How we work together.' },
    required: { title: 'Title is required', address: 'Address is required' },
  },
  brand: {
    editor: 'CXTeam',
    input: { Tittle: 'Jalboot Marine', Image: PICTURE, sector: 'Ports' },
    change: { Tittle: 'Jalboot' },
    required: { Tittle: 'Title is required', Image: 'Image is required' },
  },
  slider: {
    editor: 'CXTeam',
    input: { Tittle: 'Between two shores', Image: PICTURE, Description: 'Since 1958.' },
    change: { Description: 'Since 1957.' },
    required: { Tittle: 'Title is required', Image: 'Image is required' },
  },
  historySlide: {
    editor: 'CXTeam',
    input: {
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
    editor: 'Hr',
    input: {
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
    editor: 'Admin',
    input: { Name: 'Huda', designation: 'Chief Executive', MemberImage: PICTURE, discription: 'Engineer.' },
    change: { designation: 'Chair' },
    required: {
      Name: 'Name is required',
      designation: 'Designation is required',
      MemberImage: 'Image is required',
    },
  },
  portfolioItem: {
    editor: 'Admin',
    input: { Tittle: 'Towers', Images: [{ logoimage: PICTURE }, { logoimage: PICTURE }] },
    change: { Images: [{ logoimage: PICTURE }] },
    required: { Tittle: 'Title is required', Images: 'Choose one picture at least' },
  },
  newsArticle: {
    editor: 'CXTeam',
    input: { Tittle: 'A fourth berth', Image: PICTURE, Description: 'At Hidd.\n\nSince Sunday.' },
    change: { Tittle: 'The fourth berth' },
    required: {
      Tittle: 'Title is required',
      Image: 'Image is required',
      Description: 'Description is required',
    },
  },
}

export const endpointOf = (name: ContentTypeName): ContentEndpoint => contentEndpoints[name]

let pages = 0

/** A sample with addresses of uploaded pictures, and one that no other page has. */
export const withPicture = (
  input: Readonly<Record<string, unknown>>,
  address: string,
): Readonly<Record<string, unknown>> =>
  JSON.parse(
    JSON.stringify(input)
      .replaceAll(`"${PICTURE}"`, JSON.stringify(address))
      .replaceAll(ADDRESS, () => `/policies-${(pages += 1)}`),
  )

import { describe, expect, it } from '@effect/vitest'
import { Result, Schema, SchemaIssue } from 'effect'
import { homePageErrors } from '#domain/content/home-page/home-page-errors.ts'
import { HomePageContent, homePagePictures, socialNetworks } from '#domain/content/home-page/home-page.ts'

const decode = Schema.decodeUnknownResult(HomePageContent)
const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()
const sentencesOf = (details: unknown) => {
  const decoded = decode(details, { errors: 'all' })
  if (Result.isSuccess(decoded)) return []
  return issuesOf(decoded.failure.issue).issues.map(({ message }) => message)
}

const whole = {
  site: {
    brandName: 'Sahilan',
    brandNameAr: 'ساحلان',
    legalName: 'Sahilan Group Holding',
    logo: '/media/logo.webp',
    logoOnDark: '/media/logo-on-dark.webp',
    copyright: '© 2025 Sahilan Group Holding',
    contact: {
      address: 'Quay House, Manama',
      phone: '+973 1700 0158',
      email: 'hello@sahilan.example',
      whatsapp: '+973 1700 0158',
      hours: 'Sunday to Thursday',
      map: 'https://maps.example/quay',
    },
    social: {
      LinkedIn: 'https://linkedin.example/us',
      X: 'https://x.example/us',
      Instagram: 'https://instagram.example/us',
      Facebook: 'https://facebook.example/us',
      YouTube: 'https://youtube.example/us',
    },
  },
  statement: 'One question.',
  statementAr: 'سؤال واحد.',
  facts: [{ value: '1958', label: 'Founded' }],
  services: [
    { title: 'Ports', company: 'Jalboot', image: '/media/a.webp', text: 'Pilotage.', points: ['Towage'] },
  ],
  companiesTitle: 'Eight companies',
  historyTitle: 'Since 1958',
  newsTitle: 'Latest news',
  portfolioTitle: 'Partners',
  enquiryTitle: 'Ask us',
  enquiryText: 'We answer.',
  pages: {
    about: { title: 'We stayed', lead: 'Two shores.', picture: '/media/dunes.webp' },
    services: { lead: 'Six lines.' },
    careers: {},
  },
  principles: [{ title: 'Long contracts', text: 'Eleven years.' }],
  press: { name: 'Omar Sabt', email: 'press@sahilan.example', phone: '+973 1700 0160' },
  openApplication: true,
}

/** Replaces every text and switch by a number. */
const withNumbers = (value: unknown): unknown => {
  if (typeof value === 'string' || typeof value === 'boolean') return 5
  if (Array.isArray(value)) return value.map(withNumbers)
  return Object.fromEntries(Object.entries(Object(value)).map(([key, part]) => [key, withNumbers(part)]))
}

describe('the home page details', () => {
  it('may be empty', () => {
    expect(decode({})).toEqual(Result.succeed({}))
  })

  it('contain everything that the public pages show', () => {
    expect(decode(whole)).toEqual(Result.succeed(whole))
    expect(Object.keys(whole.site.social)).toEqual([...socialNetworks])
  })

  it('name a value that is not text by its label', () => {
    expect(sentencesOf(withNumbers(whole))).toEqual([
      'Brand name must be text',
      'Brand name in Arabic must be text',
      'Legal name must be text',
      'Logo must be text',
      'Logo on dark must be text',
      'Copyright must be text',
      'Address must be text',
      'Phone must be text',
      'Email must be text',
      'WhatsApp must be text',
      'Hours must be text',
      'Map must be text',
      'LinkedIn must be text',
      'X must be text',
      'Instagram must be text',
      'Facebook must be text',
      'YouTube must be text',
      'Statement must be text',
      'Statement in Arabic must be text',
      'Value must be text',
      'Label must be text',
      'Title must be text',
      'Company must be text',
      'Image must be text',
      'Text must be text',
      'Point must be text',
      'Companies title must be text',
      'History title must be text',
      'News title must be text',
      'Portfolio title must be text',
      'Enquiry title must be text',
      'Enquiry text must be text',
      'Title must be text',
      'Lead must be text',
      'Picture must be text',
      'Lead must be text',
      'Title must be text',
      'Text must be text',
      'Name must be text',
      'Email must be text',
      'Phone must be text',
      'Applications without a position must be true or false',
    ])
  })

  it('are trimmed and lose undeclared fields', () => {
    const details = { statement: ' Useful. ', version: 4, site: { brandName: ' Sahilan', theme: 'dark' } }
    expect(decode(details)).toEqual(Result.succeed({ statement: 'Useful.', site: { brandName: 'Sahilan' } }))
  })

  it('[T35] store numbers with digits 0 to 9, and no direction marks in the address', () => {
    const contact = { phone: '\u202A+٩٧٣ ١٧٠٠\u202C', whatsapp: '۹۷۳', email: '\u200Finfo@example.com' }
    const stored = { phone: '+973 1700', whatsapp: '973', email: 'info@example.com' }
    expect(decode({ site: { contact } })).toEqual(Result.succeed({ site: { contact: stored } }))
    const { whatsapp: _, ...press } = contact
    const { whatsapp: __, ...storedPress } = stored
    expect(decode({ press })).toEqual(Result.succeed({ press: storedPress }))
  })

  it.each(['https://maps.example/?q=quay', 'http://maps.example', 'HTTPS://maps.example', ''])(
    'link to %j',
    (map) => {
      expect(sentencesOf({ site: { contact: { map } } })).toEqual([])
    },
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    '//maps.example',
    'maps.example',
    'https://maps.example/a\njavascript:alert(1)',
    'https://',
  ])('do not link to %j', (address) => {
    expect(sentencesOf({ site: { contact: { map: address }, social: { X: address } } })).toEqual([
      'Map starts with https://',
      'X starts with https://',
    ])
  })

  it.each([
    ['the whole', null, 'Home page must be an object'],
    ['a part', { site: [] }, 'Site must be an object'],
    ['the contact', { site: { contact: [] } }, 'Contact must be an object'],
    ['the networks', { site: { social: '' } }, 'Social must be an object'],
    ['the press contact', { press: [] }, 'Press contact must be an object'],
    ['its address', { press: { email: 'press at sahilan' } }, 'Invalid email format'],
    ['a switch', { openApplication: 'yes' }, 'Applications without a position must be true or false'],
    ['a service', { services: [''] }, 'Service must be an object'],
    ['a list of points', { services: [{ title: '', points: '' }] }, 'Points must be a list'],
    ['a text', { statement: 5 }, 'Statement must be text'],
    ['a list', { services: {} }, 'Services must be a list'],
    ['an entry', { facts: ['1958'] }, 'Fact must be an object'],
    ['a missing text', { facts: [{ value: '1958' }] }, 'Label is required'],
    ['a missing title', { services: [{}] }, 'Title is required'],
    ['a long address', { site: { logo: 'x'.repeat(2_049) } }, 'Logo has at most 2048 characters'],
    [
      'a long link',
      { site: { contact: { map: `https://${'x'.repeat(2_041)}` } } },
      'Map has at most 2048 characters',
    ],
    ['a long line', { newsTitle: 'x'.repeat(201) }, 'News title has at most 200 characters'],
    ['a long text', { statement: 'x'.repeat(20_001) }, 'Statement has at most 20000 characters'],
    [
      'a long list',
      { facts: Array.from({ length: 61 }, () => ({ value: '', label: '' })) },
      'Facts have at most 60 entries',
    ],
  ])('say in a sentence what is wrong with %s', (_, details, sentence) => {
    expect(sentencesOf(details)).toEqual([sentence])
  })

  it.prop('decode to themselves', [HomePageContent], ([details]) => {
    expect(decode(details)).toEqual(Result.succeed(details))
  })

  it.prop('return sentences and never throw for garbage', [Schema.Json], ([json]) => {
    for (const sentence of sentencesOf({ site: json, statement: json, facts: [json], services: json })) {
      expect(sentence).toMatch(
        /^[A-Z].* (must be|is required|(has|have) at most|starts with|holds a character)/,
      )
    }
  })
})

describe('homePagePictures', () => {
  it('returns those of the logo and the services', () => {
    const services = [
      { title: 'Ports', image: '/media/c.webp' },
      { title: 'Energy' },
      { title: 'Food', image: '' },
    ]
    expect(homePagePictures({})).toEqual([])
    expect(
      homePagePictures({ site: { logo: '/media/a.webp', logoOnDark: '/media/b.webp' }, services }),
    ).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp'])
  })

  it('[T22] returns those of translations', () => {
    const site = { translations: { ar: { logo: '/media/ar.webp' }, fr: { brandName: 'Sahilan' } } }
    expect(homePagePictures({ site })).toEqual(['/media/ar.webp'])
  })
})

describe('homePageErrors', () => {
  it('returns none for valid details', () => {
    expect(homePageErrors(whole)).toEqual({})
  })

  it('returns errors by path, into parts and lists', () => {
    const long = 'x'.repeat(201)
    expect(
      homePageErrors({
        site: { brandName: long, contact: { map: 'maps.example' } },
        facts: [{ value: '', label: '' }, { value: long }],
        services: [{ title: '', points: ['Towage', long] }],
      }),
    ).toEqual({
      'site.brandName': 'Brand name has at most 200 characters',
      'site.contact.map': 'Map starts with https://',
      'facts.1.value': 'Value has at most 200 characters',
      'facts.1.label': 'Label is required',
      'services.0.points.1': 'Point has at most 200 characters',
    })
  })
})

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { sampleArticle, samplePosition } from '#ui/sample/site/site-samples.ts'
import { jobPosting } from '#ui/site/career/job-posting.ts'
import { newsFacts } from '#ui/site/news/news-facts.ts'
import { organization } from '#ui/site/head/structured-data/organization.ts'
import { graphOf } from '#ui/site/head/structured-data/thing.ts'
import { webSite } from '#ui/site/head/structured-data/web-site.ts'

const publicUrl = 'https://a.example'
const page = { publicUrl, ...pageLanguageOf('en', 'en') }
const asJson = (thing: object | undefined) => JSON.parse(JSON.stringify(thing ?? null)) as unknown

test('a site without a name has no organization', () => {
  const site = { logo: '/media/a.webp', contact: { phone: '1' } }
  expect([organization(site, publicUrl), webSite(site, page)]).toEqual([undefined, undefined])
})

test('omits empty fields', () => {
  const site = { legalName: 'A', logo: '', contact: { phone: '' }, social: { X: '' } }
  expect(asJson(organization(site, publicUrl))).toEqual({
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: 'A',
    url: `${publicUrl}/`,
    legalName: 'A',
  })
})

test('keeps the URL of a logo on another host and omits an invalid one', () => {
  const logoOf = (logo: string) => organization({ brandName: 'A', logo }, publicUrl)?.['logo']
  expect(logoOf('https://b.example/logo.png')).toBe('https://b.example/logo.png')
  expect(logoOf('https://')).toBeUndefined()
})

test('returns no graph without things', () => {
  expect(graphOf([undefined])).toBeUndefined()
})

test('describes an article without times and publisher', () => {
  const article = { ...sampleArticle, createdAt: '', updatedAt: '', image: '' }
  const facts = newsFacts(article, {}, page)
  expect(asJson(facts)).not.toHaveProperty('datePublished')
  expect(asJson(facts)).not.toHaveProperty('author')
  expect(facts['image']).toEqual([expect.stringContaining(`${publicUrl}/og/news/`)])
})

describe('a position', () => {
  const posted = (change: Partial<typeof samplePosition>) =>
    jobPosting({ ...samplePosition, ...change }, {}, { ...page, timeZone: 'Asia/Bahrain' })

  test.each([
    ['Full time', 'FULL_TIME'],
    ['full-time', 'FULL_TIME'],
    ['Part-Time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Temporary', 'TEMPORARY'],
    ['Internship', 'INTERN'],
    ['By the tide', 'OTHER'],
    ['', undefined],
  ])('of %o is %o to schema.org', (employmentType, known) => {
    expect(posted({ employmentType })?.['employmentType']).toBe(known)
  })

  test('was posted on the day of the time zone', () => {
    expect(posted({ createdAt: '2026-11-21T22:30:00.000Z' })).toMatchObject({ datePosted: '2026-11-22' })
  })

  test('is not a posting without a company or a start date', () => {
    expect(posted({ company: '' })).toBeUndefined()
    expect(posted({ createdAt: '' })).toBeUndefined()
  })

  test.each([
    ['Isa Town, Bahrain', ['Bahrain'], { addressLocality: 'Isa Town', addressCountry: 'BH' }],
    ['Bahrain', ['Bahrain'], { addressCountry: 'BH' }],
    ['Jeddah, KSA', ['KSA'], { addressCountry: 'SA' }],
    ['Dubai, UAE', ['UAE'], { addressCountry: 'AE' }],
    ['Kuwait', ['Kuwait'], { addressCountry: 'KW' }],
    ['Qatar', ['Qatar'], { addressCountry: 'QA' }],
    ['Salalah, Oman', ['Oman'], { addressCountry: 'Oman' }],
    ['مسقط، عُمان', ['عُمان'], { addressLocality: 'مسقط', addressCountry: 'عُمان' }],
    ['Anywhere', [], { addressLocality: 'Anywhere' }],
  ])('in %o has its place', (location, countries, address) => {
    expect(asJson(posted({ location, countries }))).toMatchObject({
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
    })
  })

  test('in several countries has a location in each', () => {
    const location = 'Manama and Kuwait City'
    const places = ['BH', 'KW'].map((addressCountry) => ({ address: { addressCountry } }))
    expect(asJson(posted({ location, countries: ['Bahrain', 'Kuwait'] }))).toMatchObject({
      jobLocation: places,
    })
  })

  test.each([
    ['Asia/Bahrain', '2026-12-31', '2026-12-31T23:59:59+03:00'],
    ['Europe/London', '2026-12-31', '2026-12-31T23:59:59+00:00'],
    ['Europe/London', '2026-07-01', '2026-07-01T23:59:59+01:00'],
    ['America/St_Johns', '2026-12-31', '2026-12-31T23:59:59-03:30'],
  ])('is valid through its last day in %s', (timeZone, closingDate, end) => {
    const posting = jobPosting({ ...samplePosition, closingDate }, {}, { ...page, timeZone })
    expect(posting?.['validThrough']).toBe(end)
  })

  test('without a closing date has no end of validity', () => {
    expect(posted({ closingDate: '' })?.['validThrough']).toBeUndefined()
  })
})

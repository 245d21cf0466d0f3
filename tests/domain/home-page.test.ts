import { describe, expect, it } from '@effect/vitest'
import { Result, Schema, SchemaIssue } from 'effect'
import { HomePage, homePagePictures, socialNetworks } from '#domain/home-page.ts'

const decode = Schema.decodeUnknownResult(HomePage)
const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()
const sentencesOf = (details: unknown) => {
  const decoded = decode(details, { errors: 'all' })
  if (Result.isSuccess(decoded)) return []
  return issuesOf(decoded.failure.issue).issues.map(({ message }) => message)
}

describe('the home page details', () => {
  it('may be empty', () => {
    expect(decode({})).toEqual(Result.succeed({}))
  })

  it('know the five networks of the footer', () => {
    const social = Object.fromEntries(
      socialNetworks.map((network) => [network, `https://${network}.example/us`]),
    )
    expect(socialNetworks).toEqual(['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube'])
    expect(decode({ site: { social } })).toEqual(Result.succeed({ site: { social } }))
  })

  it('are trimmed and lose what nobody declared', () => {
    const details = { statement: ' Useful. ', version: 4, site: { brandName: ' Sahilan', theme: 'dark' } }
    expect(decode(details)).toEqual(Result.succeed({ statement: 'Useful.', site: { brandName: 'Sahilan' } }))
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
    ['a text', { statement: 5 }, 'Statement must be text'],
    ['a list', { services: {} }, 'Services must be a list'],
    ['an entry', { facts: ['1958'] }, 'Fact must be an object'],
    ['a missing text', { facts: [{ value: '1958' }] }, 'Label is required'],
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

  it.prop('decode to themselves', [HomePage], ([details]) => {
    expect(decode(details)).toEqual(Result.succeed(details))
  })

  it.prop('have sentences and never an exception where they are garbage', [Schema.Json], ([json]) => {
    for (const sentence of sentencesOf({ site: json, statement: json, facts: [json], services: json })) {
      expect(sentence).toMatch(/^[A-Z].* (must be|is required|(has|have) at most|starts with)/)
    }
  })
})

describe('homePagePictures', () => {
  it('are those of the logo and the services', () => {
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
})

import { expect, test } from 'vitest'
import { alternatesOf } from '#domain/language/alternates.ts'
import { languagesIn } from '#domain/language/language.ts'
import { addressWithoutTag, localPathOf } from '#domain/language/local-path.ts'
import { addressOf } from '#domain/language/page-language.ts'

const both = languagesIn('en,ar')
const [english] = both

const splits = {
  '/': ['en', '/'],
  '/about?x=1': ['en', '/about?x=1'],
  '/ar': ['ar', '/'],
  '/ar/': ['ar', '/'],
  '/ar?x=1': ['ar', '/?x=1'],
  '/AR/About': ['ar', '/About'],
  '/ar/newsinsights/12?after=a': ['ar', '/newsinsights/12?after=a'],
  '/arable': ['en', '/arable'],
  '/fr/about': ['en', '/fr/about'],
  '/en/about': ['en', '/en/about'],
  '/ar//evil.example': ['en', '/ar//evil.example'],
  '/ar/\\evil.example': ['en', '/ar/\\evil.example'],
  '/ar/\t/evil.example': ['en', '/ar/\t/evil.example'],
}

test('[T26] splits the language off an address', () => {
  const split = Object.keys(splits).map((address) => {
    const { language, path } = localPathOf(both, address)
    return [address, [language.tag, path]]
  })
  expect(Object.fromEntries(split)).toEqual(splits)
})

test('[T26] drops the tag of the default language unless a host would follow it', () => {
  const addresses = [
    '/en',
    '/EN/about?x=1',
    '/en//evil.example',
    '/en/\\evil.example',
    '/ar/about',
    '/english',
  ]
  expect(addresses.map((address) => addressWithoutTag(both, address))).toEqual([
    '/',
    '/about?x=1',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(addressWithoutTag(languagesIn('en'), '/en/about')).toBeUndefined()
})

test('[T26] writes the address of a path in a language', () => {
  const paths = ['/', '/?x=1', '/#team', '/about', '/career?apply=3#positions']
  const inArabic = { language: languagesIn('ar')[0], languages: both }
  expect(paths.map((path) => addressOf(inArabic, path))).toEqual([
    '/ar',
    '/ar?x=1',
    '/ar#team',
    '/ar/about',
    '/ar/career?apply=3#positions',
  ])
  expect(paths.map((path) => addressOf({ language: english, languages: both }, path))).toEqual(paths)
})

test('[T27] all versions of a page are alternates, if there are several', () => {
  expect(alternatesOf('/', both)).toEqual([
    { hreflang: 'en', path: '/' },
    { hreflang: 'ar', path: '/ar' },
    { hreflang: 'x-default', path: '/' },
  ])
  expect(alternatesOf('/about', [english])).toEqual([])
  expect(alternatesOf('/newsinsights/1', both, [english])).toEqual([])
})

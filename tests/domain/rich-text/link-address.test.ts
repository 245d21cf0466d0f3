import { expect, test } from 'vitest'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { htmlOf } from '#domain/rich-text/html-of.ts'
import { linkAddress } from '#domain/rich-text/link-address.ts'

const english = pageLanguageOf('en', 'en,ar')
const arabic = pageLanguageOf('ar', 'en,ar')

test('[R10] a link leads to the language that it names, or to that of the page', () => {
  const links = ['/about', '/ar/about', '/AR?x=1', '/en/about', '/fr/about', 'item:newsArticle/5', 'tel:+973']
  expect(links.map((link) => [linkAddress(link, english), linkAddress(link, arabic)])).toEqual([
    [{ href: '/about' }, { href: '/ar/about' }],
    [
      { href: '/ar/about', hrefLang: 'ar' },
      { href: '/ar/about', hrefLang: 'ar' },
    ],
    [
      { href: '/AR?x=1', hrefLang: 'ar' },
      { href: '/AR?x=1', hrefLang: 'ar' },
    ],
    [
      { href: '/en/about', hrefLang: 'en' },
      { href: '/en/about', hrefLang: 'en' },
    ],
    [{ href: '/fr/about' }, { href: '/ar/fr/about' }],
    [{ href: '/newsinsights/5' }, { href: '/ar/newsinsights/5' }],
    [{ href: 'tel:+973' }, { href: 'tel:+973' }],
  ])
})

test('[R10] a link to a file is the same in every language', () => {
  for (const page of [english, arabic])
    expect(linkAddress('/media/0123456789abcdef0123.pdf#page=2', page)).toEqual({
      href: '/media/0123456789abcdef0123.pdf#page=2',
    })
})

test('[R10] the HTML of feeds leads to the language that a link names', () => {
  const body = { blocks: [{ type: 'paragraph', text: [{ text: 'About', link: '/ar/about' }] }] } as const
  const publicUrl = 'https://sahilan.example'
  for (const page of [english, arabic])
    expect(htmlOf(body, { ...page, publicUrl })).toBe(`<p><a href="${publicUrl}/ar/about">About</a></p>`)
})

import { describe, expect, it } from 'vitest'
import { linksOf } from '#domain/addresses/links/links-of.ts'

const body = (...links: ReadonlyArray<string>) => ({
  blocks: [
    { type: 'list', ordered: false, items: links.map((link) => ({ text: [{ text: 'Here', link }] })) },
  ],
})

describe('linksOf', () => {
  it('[X4] finds the links of texts and translations, once for each field', () => {
    const snapshot = {
      title: 'https://not.a.link',
      body: body('item:newsArticle/57', '/About/?b=1&a=2#team', '/about?a=2&b=1', 'mailto:a@b.example'),
      translations: { ar: { body: body('https://cables.example/bk-2#top', 'tel:+973') } },
    }
    expect(linksOf('career', snapshot)).toEqual([
      { field: 'body', target: 'item:newsArticle/57' },
      { field: 'body', target: '/about?a=2&b=1' },
      { field: 'translations.ar.body', target: 'https://cables.example/bk-2' },
    ])
  })

  it('[X4] finds those of sections, and the people and companies that are named', () => {
    const sections = [
      { id: 'a', kind: 'text', body: body('/privacy'), translations: { ar: { body: body('/ar/privacy') } } },
      { id: 'b', kind: 'people', people: ['4', '5'] },
    ]
    expect(linksOf('page', { address: '/here', sections })).toEqual([
      { field: 'sections.body', target: '/privacy' },
      { field: 'sections.translations.ar.body', target: '/ar/privacy' },
      { field: 'sections.people', target: 'item:teamMember/4' },
      { field: 'sections.people', target: 'item:teamMember/5' },
    ])
    expect(linksOf('newsArticle', { title: 'A', brandId: '3' })).toEqual([
      { field: 'brandId', target: 'item:brand/3' },
    ])
  })

  it('[X4] finds addresses of companies and of the home page', () => {
    const contact = { website: 'https://jalboot.example', map: '', phone: '+973' }
    expect(linksOf('brand', { contact })).toEqual([
      { field: 'contact.website', target: 'https://jalboot.example' },
    ])
    const site = {
      contact: { map: 'https://maps.example/1' },
      social: { LinkedIn: 'https://linked.example/s' },
    }
    expect(linksOf('homePage', { site })).toEqual([
      { field: 'site.contact.map', target: 'https://maps.example/1' },
      { field: 'site.social.LinkedIn', target: 'https://linked.example/s' },
    ])
  })

  it('[X4] leaves out what is too long for an index', () => {
    expect(linksOf('newsArticle', { body: body(`https://a.example/${'ع'.repeat(600)}`) })).toEqual([])
  })
})

import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { portfolioItem } from '#domain/content/portfolio-item.ts'
import { teamMember } from '#domain/content/team-member.ts'
import type { SearchResults, SiteQuery } from '#domain/content/search/site-search.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import { inputOf } from './content-inputs.ts'
import { run, startedFor, type Start } from '../support/started.ts'

const ports = { contents: Contents, homePage: HomePageDetails, search: SiteSearch } as const

/** A search and the stores that it searches. */
export class SearchStores extends Context.Service<
  SearchStores,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] }
>()('sahilan/tests/SearchStores') {
  static readonly layer = Layer.effect(SearchStores, Effect.all(ports))
}

const shown = ({ hits }: SearchResults) => hits.map(({ kind, title }) => `${kind}: ${title}`)

/** Contract of `SiteSearch`. */
export const siteSearchContract = (label: string, start: Start<SearchStores['Service']>) => {
  describe(`search of the site (${label})`, () => {
    const under = startedFor('each', start)
    const find = (search: string, query: Partial<SiteQuery> = {}, lang?: string) =>
      run(under().search.find({ search, ...query }, lang))
    const plain = { sector: '', company: '', department: '', description: 'Nothing.', designation: 'Nothing' }
    const addNews = (title: string, changes: object = {}) =>
      run(under().contents.add(newsArticle, inputOf(newsArticle, title, { ...plain, ...changes })))

    it('[S1] finds a part of a word in a title and in a text of each kind', async () => {
      const { contents, homePage } = under()
      for (const [title, text] of [
        ['The wharfside', 'Nothing'],
        ['Nothing', 'At the wharfside.'],
      ]) {
        const texts = { ...plain, sector: text, description: text }
        await addNews(`${title} news`, texts)
        await run(contents.add(brand, inputOf(brand, `${title} company`, texts)))
        await run(contents.add(career, inputOf(career, `${title} position`, texts)))
        await run(contents.add(teamMember, inputOf(teamMember, `${title} person`, texts)))
      }
      await run(contents.add(portfolioItem, inputOf(portfolioItem, 'The wharfside partners')))
      await run(
        homePage.update({
          services: [{ title: 'The wharfside service' }, { title: 'Nothing', text: 'At the wharfside.' }],
        }),
      )
      const { counts } = await find('HARFSI')
      expect(counts).toEqual({
        news: { total: 2 },
        companies: { total: 2 },
        services: { total: 2 },
        positions: { total: 2 },
        portfolio: { total: 1 },
        people: { total: 2 },
        pages: { total: 0 },
      })
      const first = await find('HARFSI')
      const second = await find('HARFSI', { after: first.next ?? '' })
      expect([...first.hits, ...second.hits]).toHaveLength(11)
      expect(first.hits.slice(0, 6).every(({ title }) => title.startsWith('The wharfside'))).toBe(true)
      expect(shown(await find('harfsi', { kind: 'people' }))).toEqual([
        'people: The wharfside person',
        'people: Nothing person',
      ])
    })

    it('[S1] finds Arabic texts, else English ones, and 2026 written as ٢٠٢٦', async () => {
      await addNews('A new berth', {
        description: 'For deep ships.',
        translations: { ar: { title: 'مرسى جديد', description: 'نتائج ٢٠٢٦' } },
      })
      await addNews('Berths in English only')
      expect(shown(await find('مرسي', {}, 'ar'))).toEqual(['news: مرسى جديد'])
      expect(shown(await find('2026', {}, 'ar'))).toEqual(['news: مرسى جديد'])
      expect(shown(await find('مرسى'))).toEqual([])
      const english = await find('english', {}, 'ar')
      expect(shown(english)).toEqual(['news: Berths in English only'])
      expect(english.hits[0]?.untranslated).toEqual(['title', 'text'])
    })

    it('[S1] shows the English text where a search found it, though there is Arabic', async () => {
      const ar = { title: 'مرسى جديد', description: 'للسفن الكبيرة.' }
      await addNews('A new berth', { description: 'For deep ships.', translations: { ar } })
      expect((await find('deep', {}, 'ar')).hits).toMatchObject([
        { title: ar.title, text: 'For deep ships.', untranslated: ['text'] },
      ])
      expect((await find('berth', {}, 'ar')).hits).toMatchObject([
        { title: ar.title, text: 'A new berth', untranslated: ['text'] },
      ])
      expect((await find('مرسى', {}, 'ar')).hits).toMatchObject([
        { title: ar.title, text: ar.description, untranslated: [] },
      ])
    })

    it('[S1] finds a service by its English text, though there is Arabic', async () => {
      const ar = { title: 'إرشاد', text: 'إدخال السفن.' }
      const service = { title: 'Pilotage', text: 'Brings ships in.', translations: { ar } }
      await run(under().homePage.update({ services: [service] }))
      expect((await find('ships', {}, 'ar')).hits).toMatchObject([
        { kind: 'services', title: ar.title, text: service.text, untranslated: ['text'] },
      ])
    })

    it('[S1] finds own pages by the texts of their sections, each in its language', async () => {
      const body = (text: string) => ({ blocks: [{ type: 'paragraph' as const, text: [{ text }] }] })
      const sections = [
        {
          id: 'a',
          kind: 'text' as const,
          title: 'Cookies',
          body: body('No wharf is followed.'),
          translations: { ar: { title: 'ملفات الارتباط', body: body('لا نتتبع أحداً.') } },
        },
        { id: 'b', kind: 'figures' as const, figures: [{ value: '12', label: 'Berthing masters' }] },
      ]
      const privacy = { title: 'Privacy', address: '/privacy', menu: '' as const, sections }
      await run(under().contents.add(page, { ...privacy, translations: { ar: { title: 'الخصوصية' } } }))
      for (const search of ['cookie', 'wharf', 'berthing'])
        expect((await find(search)).hits).toMatchObject([{ kind: 'pages', address: '/privacy' }])
      expect((await find('wharf')).hits[0]?.text).toContain('No wharf')
      expect((await find('نتتبع', {}, 'ar')).hits).toMatchObject([
        { title: 'الخصوصية', text: expect.stringContaining('نتتبع') },
      ])
      expect((await find('نتتبع')).hits).toEqual([])
    })

    it('[S1] finds companies by their activities, each in its language', async () => {
      const activities = [
        { name: 'Dredging', text: 'Deepens basins.' },
        {
          name: 'Pilotage',
          text: 'Brings ships in.',
          translations: { ar: { name: 'الإرشاد البحري', text: 'إدخال السفن إلى المرفأ.' } },
        },
      ]
      await run(under().contents.add(brand, inputOf(brand, 'Gulf Marine', { ...plain, activities })))
      for (const search of ['dredg', 'basin', 'pilotage', 'ships'])
        expect((await find(search)).hits).toMatchObject([{ kind: 'companies', title: 'Gulf Marine' }])
      expect((await find('basin')).hits[0]?.text).toContain('Deepens basins.')
      expect((await find('الارشاد', {}, 'ar')).hits).toMatchObject([
        { title: 'Gulf Marine', text: expect.stringContaining('الإرشاد البحري') },
      ])
      expect((await find('المرفأ')).hits).toEqual([])
    })

    it('[S25] tells in each language alike which people and companies have a page', async () => {
      const { contents } = under()
      const ar = (texts: object) => ({ ...plain, translations: { ar: texts } })
      await run(contents.add(teamMember, inputOf(teamMember, 'Wharf hand', ar({ description: 'أ\n\nب' }))))
      const long = { ...ar({ description: 'أ' }), description: 'One.\n\nTwo.' }
      await run(contents.add(teamMember, inputOf(teamMember, 'Wharf chief', long)))
      await run(contents.add(brand, inputOf(brand, 'Wharf company', ar({ summary: 'أرصفة.' }))))
      await run(contents.add(brand, inputOf(brand, 'Wharf holding', { ...plain, summary: 'Berths.' })))
      for (const lang of [undefined, 'ar']) {
        const { hits } = await find('wharf', {}, lang)
        expect([lang, hits.filter(({ hasPage }) => hasPage).map(({ title }) => title)]).toEqual([
          lang,
          ['Wharf holding', 'Wharf chief'],
        ])
      }
    })

    it('[S1] finds nothing that is closed or deleted', async () => {
      const { contents } = under()
      const { id } = await addNews('A wharf')
      await run(contents.add(career, inputOf(career, 'Wharfinger', { closingDate: '2020-01-31' })))
      expect(shown(await find('wharf'))).toEqual(['news: A wharf'])
      await run(contents.remove(newsArticle, id))
      expect(shown(await find('wharf'))).toEqual([])
    })

    it('shows an excerpt of the text with the found word', async () => {
      await addNews('A title', {
        description: `${'Before it. '.repeat(30)}The wharf. ${'After. '.repeat(30)}`,
      })
      const { hits } = await find('wharf')
      expect(hits[0]?.text).toMatch(/^… .*The wharf\. .*…$/)
    })

    it('[S2] finds nothing without words, and survives hostile ones', async () => {
      await addNews('A wharf')
      for (const hostile of ['', ' ', '"', '%', `'; drop table x`, '\0', '*'.repeat(5_000), 'NEAR(a b)'])
        expect((await find(hostile)).hits).toEqual([])
    })
  })
}

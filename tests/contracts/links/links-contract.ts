import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { keyOf } from '#domain/history/item-ref.ts'
import { homePageId } from '#domain/history/subject.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { inputOf } from '../content/content-inputs.ts'
import type { LinkStores } from '../support/link-stores.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const bodyOf = (...links: ReadonlyArray<string>): RichText => ({
  blocks: links.map((link) => ({ type: 'paragraph', text: [{ text: `To ${link}`, link }] })),
})

/** Contract of `Links` with the stores of the items. */
export const linksContract = (label: string, start: Start<LinkStores['Service']>): void => {
  describe(`${label}: links`, () => {
    const stores = startedFor('each', start)
    const addNews = (title: string, changes: object = {}) =>
      run(stores().contents.add(newsArticle, inputOf(newsArticle, title, { ...changes }), undefined, 'all'))
    const linksTo = (subject: 'newsArticle' | 'brand' | 'career' | 'page', itemId: string) =>
      run(stores().links.linksTo({ subject, itemId }))
    const dead = async () =>
      (await run(stores().links.dead())).items.map(({ title, field, target, reason }) => [
        title,
        field,
        target,
        reason,
      ])

    it('[X4] lists each item that links to another, in every spelling', async () => {
      const { contents, homePage } = stores()
      const { id } = await addNews('Berth')
      const target = await run(
        contents.add(page, inputOf(page, 'Privacy', { address: '/privacy' }), undefined, 'all'),
      )
      const company = await run(contents.add(brand, inputOf(brand, 'Jalboot')))
      await run(contents.update(newsArticle, id, { body: bodyOf(`/newsinsights/${id}`) }))
      const linking = await addNews('Twice', {
        body: bodyOf(`item:newsArticle/${id}`, `/newsinsights/${id}?from=x#top`, '/privacy'),
        brandId: company.id,
      })
      const translated = await addNews('Arabic', {
        translations: { ar: { body: bodyOf(`/ar/newsinsights/${id}`, '/ar/Privacy/') } },
      })
      const at = (itemId: string, title: string, field: string) => ({ itemId, title, field })
      expect(await linksTo('newsArticle', id)).toMatchObject({
        total: 2,
        items: [at(linking.id, 'Twice', 'body'), at(translated.id, 'Arabic', 'translations.ar.body')],
      })
      expect(await linksTo('page', target.id)).toMatchObject({ total: 2 })
      expect(await linksTo('brand', company.id)).toMatchObject({
        items: [{ ...at(linking.id, 'Twice', 'brandId'), subject: 'newsArticle' }],
      })
      const position = await run(contents.add(career, inputOf(career, 'Pilot')))
      expect(await linksTo('career', position.id)).toEqual({ items: [], total: 0 })
      await run(stores().unpublished.unpublish({ subject: 'page', itemId: target.id }))
      expect(await linksTo('page', target.id)).toMatchObject({ total: 2 })
      expect(
        await failureOf(stores().links.linksTo({ subject: 'newsArticle', itemId: '999' })),
      ).toHaveProperty('_tag', 'ItemNotFound')
      await run(stores().unpublished.publish({ subject: 'page', itemId: target.id }))
      await run(homePage.update({ site: { contact: { map: 'https://maps.example' } } }))
      expect(await dead()).toEqual([])
    })

    it('[X4] lists ten of many, and counts all', async () => {
      const { id } = await addNews('Berth')
      for (let count = 1; count <= 12; count += 1)
        await addNews(`Linking ${count}`, { body: bodyOf(`item:newsArticle/${id}`) })
      const { items, total } = await linksTo('newsArticle', id)
      expect([items.length, total]).toEqual([10, 12])
    })

    it('[X4] lists dead links with their reasons, none once the pages are back', async () => {
      const { contents, unpublished, trash } = stores()
      const off = { subject: 'newsArticle', itemId: (await addNews('Off')).id } as const
      const gone = { subject: 'newsArticle', itemId: (await addNews('Gone')).id } as const
      const own = await run(contents.add(page, inputOf(page, 'Privacy', { address: '/privacy' })))
      const closed = await run(contents.add(career, inputOf(career, 'Pilot', { closingDate: '2020-01-31' })))
      const cell = await run(contents.add(brand, inputOf(brand, 'Jalboot')))
      await addNews('Linking', {
        brandId: cell.id,
        body: bodyOf(
          `item:newsArticle/${off.itemId}`,
          `/newsinsights/${gone.itemId}`,
          `/career?apply=${closed.id}`,
          `/companies/${cell.id}`,
          '/nowhere',
          '/privacy',
          '/about?x=1#team',
          '/ar/contact',
          '/newsinsights/rss.xml',
          '/career/rss.xml',
          '/media/0123456789abcdef0123.pdf',
          'mailto:a@sahilan.example',
        ),
      })
      const before = [
        ['Linking', 'body', `/career?apply=${closed.id}`, 'closed'],
        ['Linking', 'body', `/companies/${cell.id}`, 'missing'],
        ['Linking', 'body', '/media/0123456789abcdef0123.pdf', 'missing'],
        ['Linking', 'body', '/nowhere', 'missing'],
      ]
      expect(await dead()).toEqual(before)
      await run(unpublished.unpublish(off))
      await run(contents.remove(newsArticle, gone.itemId))
      await run(contents.remove(page, own.id))
      const after = await dead()
      expect(after).toHaveLength(7)
      expect(after).toEqual(
        expect.arrayContaining([
          ['Linking', 'body', `/newsinsights/${gone.itemId}`, 'missing'],
          ['Linking', 'body', `item:newsArticle/${off.itemId}`, 'unpublished'],
        ]),
      )
      const { items, total } = await run(stores().links.dead({ search: 'PRIVACY', size: 10 }))
      expect([items.map(({ target }) => target), total]).toEqual([['/privacy'], 1])
      await run(unpublished.publish(off))
      await run(trash.restore(gone))
      await run(trash.restore({ subject: 'page', itemId: own.id }))
      expect(await dead()).toEqual(before)
    })

    it('[X4] forgets the links of what leaves the site', async () => {
      const { contents, unpublished } = stores()
      const ref = { subject: 'newsArticle', itemId: (await addNews('A', { body: bodyOf('/x') })).id } as const
      expect(await dead()).toHaveLength(1)
      await run(unpublished.unpublish(ref))
      expect(await dead()).toEqual([])
      await run(unpublished.publish(ref))
      expect(await dead()).toHaveLength(1)
      await run(contents.remove(newsArticle, ref.itemId))
      expect(await dead()).toEqual([])
    })
  })
}

const links = [
  'item:newsArticle/1',
  'item:career/1',
  '/newsinsights/2',
  '/ar/people/1',
  'https://a.example/#b',
  'tel:+1',
]

/** A random walk of changes leaves the store with exactly the links that a reading of all items finds. */
export const linksTableContract = (label: string, start: Start<LinkStores['Service']>): void => {
  describe(`${label}: the table of links`, () => {
    const stores = startedFor('each', start)

    let pages = 0
    const steps = {
      add: async (link: string) => {
        const { contents } = stores()
        await run(contents.add(newsArticle, inputOf(newsArticle, 'A', { body: bodyOf(link), brandId: '1' })))
        await run(contents.add(career, inputOf(career, 'B', { body: bodyOf(link, '/about') })))
      },
      change: async (link: string, id: string) =>
        run(stores().contents.update(newsArticle, id, { body: bodyOf(link), brandId: '' })),
      translate: async (link: string, id: string) =>
        run(
          stores().contents.update(
            newsArticle,
            id,
            inputOf(newsArticle, 'T', { translations: { ar: { body: bodyOf(link) } } }),
            'all',
          ),
        ),
      section: async (link: string) => {
        const title = `P${(pages += 1)}`
        const sections = [
          { id: 'a', kind: 'text' as const, body: bodyOf(link) },
          { id: 'b', kind: 'people' as const, people: ['1', '2'] },
        ]
        await run(stores().contents.add(page, inputOf(page, title, { sections })))
      },
      home: async (link: string) =>
        run(
          stores().homePage.update({
            site: { social: { X: link.startsWith('https') ? link : '' }, contact: {} },
          }),
        ),
      remove: async (_: string, id: string) => run(stores().contents.remove(newsArticle, id)),
      restore: async (_: string, itemId: string) =>
        run(stores().trash.restore({ subject: 'newsArticle', itemId })),
      unpublish: async (_: string, itemId: string) =>
        run(stores().unpublished.unpublish({ subject: 'newsArticle', itemId })),
      publish: async (_: string, itemId: string) =>
        run(stores().unpublished.publish({ subject: 'newsArticle', itemId })),
      draft: async (link: string, itemId: string) => {
        const { drafts } = stores()
        const { id } = await run(
          drafts.add({
            subject: 'newsArticle',
            itemId,
            action: 'publish',
            fields: { body: bodyOf(link), description: `To ${link}` },
          }),
        )
        await run(drafts.publish(id))
      },
    }
    const names = Object.keys(steps) as ReadonlyArray<keyof typeof steps>

    it('[X4] agrees with a reading of all items after any changes', async () => {
      let state = 69
      const next = (below: number) => {
        state = (state + 0x6d2b79f5) | 0
        const first = Math.imul(state ^ (state >>> 15), 1 | state)
        const mixed = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below
      }
      const { live, listed } = stores()
      const textOf = async ({ all }: typeof live) =>
        (await run(all)).map((link) => `${keyOf(link)} ${link.field} ${link.target}`).join('\n')
      const differing: Array<object> = []
      const done = new Set<string>()
      for (let step = 0; step < 120; step += 1) {
        const name = step < 3 ? 'add' : (names[next(names.length)] ?? 'add')
        try {
          await steps[name](links[next(links.length)] ?? '/', String(1 + next(5)))
          done.add(name)
        } catch {
          // The item is not in the state for this step.
        }
        const [recorded, read] = [await textOf(live), await textOf(listed)]
        if (recorded !== read) differing.push({ step, name, recorded, read })
      }
      expect(differing.slice(0, 1)).toEqual([])
      expect([...done].toSorted()).toEqual([...names].toSorted())
      expect((await run(live.all)).some(({ itemId }) => itemId === homePageId)).toBe(true)
      const texts = ['2', links[0] ?? '']
      const containing = await run(live.containing(texts))
      expect(containing).toEqual(await run(listed.containing(texts)))
      expect(containing.length).toBeGreaterThan(0)
    })
  })
}

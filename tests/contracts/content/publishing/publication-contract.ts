import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { inputOf } from '../content-inputs.ts'
import { run, startedFor, type Start } from '../../support/started.ts'
import type { DraftStores } from '../../support/draft-stores.ts'
import { at, evening, night, noon, scheduling, start } from '../../support/scheduling.ts'

/** Contract of `Publication` with the stores of the items. */
export const publicationContract = (label: string, started: Start<DraftStores['Service']>): void => {
  describe(`${label}: publication`, () => {
    const stores = startedFor('each', started)
    const { addNews, news, now, schedule, applyDue } = scheduling(stores)

    it('[W7] publishes a change at its time and not a millisecond before', async () => {
      const item = await addNews('Before')
      await schedule(item.id, noon, { fields: { title: 'After' } })
      expect(await now(stores().publication.untilDue)).toBe(Date.parse(noon) - Date.parse(start))
      expect(await applyDue('2031-12-16T11:59:59.999Z')).toEqual([])
      const overdueAt = (instant: string) => run(at(instant, stores().publication.overdue))
      expect([await overdueAt('2031-12-16T11:59:59.999Z'), await overdueAt(noon)]).toEqual([0, 1])
      expect(await news(item.id)).toMatchObject({ title: 'Before' })
      expect(await applyDue(noon)).toEqual(['newsArticle'])
      expect(await news(item.id)).toMatchObject({ title: 'After', updatedAt: noon })
      expect(await run(stores().publication.untilDue)).toBe(Number.POSITIVE_INFINITY)
      expect(await overdueAt(night)).toBe(0)
      expect(await applyDue(night)).toEqual([])
    })

    it('[W3] has one history entry for saves of one person in ten minutes', async () => {
      const { drafts, history } = stores()
      const item = await addNews('Live')
      const ref = { subject: 'newsArticle', itemId: item.id } as const
      const draft = await now(drafts.add({ ...ref, action: 'publish', fields: { title: 'First' } }))
      const save = (instant: string, title: string) =>
        run(at(instant, drafts.update(draft.id, { fields: { title } })))
      await save('2031-12-16T06:05:00.000Z', 'Second')
      await save('2031-12-16T06:09:59.999Z', 'Third')
      await save('2031-12-16T06:10:00.000Z', 'Fourth')
      const entries = (await run(history.of(ref))).items
      expect(
        entries.map(({ kind, title, version, after }) => [kind, title, version, after?.['title']]),
      ).toEqual([
        ['drafted', 'Fourth', 4, 'Fourth'],
        ['drafted', 'Third', 3, 'Third'],
        ['added', 'Live', 1, 'Live'],
      ])
      expect(entries.map((entry) => entry.at)).toEqual(['2031-12-16T06:10:00.000Z', start, start])
    })

    it('[W8] has its due time and author in the history, even if applied late', async () => {
      const item = await addNews('Before')
      await schedule(item.id, noon, { fields: { title: 'After' } })
      await applyDue('2031-12-20T08:15:30.000Z')
      const [change] = (await run(stores().history.of({ subject: 'newsArticle', itemId: item.id }))).items
      expect(change).toMatchObject({
        at: noon,
        kind: 'updated',
        author: { id: '3', name: 'Omar Sabt' },
        before: { title: 'Before' },
        after: { title: 'After' },
      })
    })

    it('[W4] adds a new item with the time of its publication', async () => {
      await schedule('', noon, { fields: inputOf(newsArticle, 'New') })
      await applyDue(evening)
      expect((await run(stores().contents.list(newsArticle))).items).toMatchObject([
        { title: 'New', createdAt: noon },
      ])
    })

    it('[W14] applies changes of an item in order, and back unless edited since', async () => {
      const item = await addNews('Before')
      await schedule(item.id, noon, {
        fields: { title: 'National Day', description: 'Closed.' },
        revertAt: night,
      })
      await schedule(item.id, evening, { fields: { description: 'Open again.' } })
      await applyDue(noon)
      expect(await news(item.id)).toMatchObject({ title: 'National Day', description: 'Closed.' })
      await applyDue(evening)
      expect(await news(item.id)).toMatchObject({ title: 'National Day', description: 'Open again.' })
      expect(await applyDue(night)).toEqual(['newsArticle'])
      expect(await news(item.id)).toMatchObject({ title: 'Before', description: 'Open again.' })
    })

    it('[W15] overrides a field saved meanwhile, which stays in the history', async () => {
      const { contents, history } = stores()
      const item = await addNews('Before')
      await schedule(item.id, noon, { fields: { title: 'Scheduled' } })
      await now(contents.update(newsArticle, item.id, { title: 'Saved by hand', description: 'By hand.' }))
      await applyDue(noon)
      expect(await news(item.id)).toMatchObject({ title: 'Scheduled', description: 'By hand.' })
      const [last] = (await run(history.of({ subject: 'newsArticle', itemId: item.id }))).items
      expect(last).toMatchObject({ before: { title: 'Saved by hand' } })
    })

    it('[W13] publishes the others if one can no longer be, and says why', async () => {
      const { contents, drafts, unpublished } = stores()
      const [gone, kept] = [await addNews('Off the site'), await addNews('Before')]
      const ref = { subject: 'newsArticle', itemId: gone.id } as const
      await now(drafts.add({ ...ref, action: 'unpublish', dueAt: noon, revertAt: night }))
      await schedule(kept.id, noon, { fields: { title: 'After' } })
      await now(unpublished.unpublish(ref))
      expect(await applyDue(noon)).toEqual(['newsArticle'])
      expect(await news(kept.id)).toMatchObject({ title: 'After' })
      expect((await run(drafts.list())).items).toMatchObject([
        { state: 'failed', reason: 'The item is not on the site.', itemId: gone.id, revertAt: '' },
      ])
      expect(await run(stores().publication.untilDue)).toBe(Number.POSITIVE_INFINITY)
      expect((await run(contents.list(newsArticle))).total).toBe(1)
    })

    it('[W13] names the address if another page has it by now', async () => {
      const { contents, drafts } = stores()
      const fields = { ...inputOf(page, 'Late'), address: '/berths' }
      await schedule('', noon, { fields }, 'page')
      await now(contents.add(page, { ...inputOf(page, 'First'), address: '/berths' }))
      await applyDue(noon)
      expect((await run(contents.list(page))).items.map(({ title }) => title)).toEqual(['First'])
      expect((await run(drafts.list())).items).toMatchObject([
        { state: 'failed', reason: 'Another page has this address' },
      ])
    })

    it('[W13] publishes everything of one moment', async () => {
      const items = []
      for (let index = 0; index < 5; index++) items.push(await addNews(`Before ${index}`))
      for (const { id } of items)
        await schedule(id, noon, { fields: { title: `After ${id}` }, release: 'Day' })
      expect(await applyDue(noon)).toEqual(['newsArticle'])
      const { items: after } = await run(stores().contents.list(newsArticle))
      expect(after.every(({ title }) => title.startsWith('After'))).toBe(true)
    })

    it('[W13] publishes in steps of 200, and never splits a moment', async () => {
      const { contents, publication } = stores()
      const newBrand = { subject: 'brand', itemId: '', action: 'publish' } as const
      const schedules = (count: number, dueAt: string) =>
        Effect.forEach(Array.from({ length: count }), () =>
          stores().drafts.add({ ...newBrand, dueAt, fields: inputOf(brand, 'New') }),
        )
      await now(schedules(199, noon))
      await now(schedules(2, evening))
      await now(schedules(1, night))
      const total = async () => (await run(contents.list(brand))).total
      expect([await applyDue(night), await total()]).toEqual([['brand'], 201])
      await now(contents.add(brand, inputOf(brand, 'In between')))
      expect([await applyDue(night), await total()]).toEqual([['brand'], 203])
      expect(await applyDue(night)).toEqual([])
      expect(await run(publication.untilDue)).toBe(Number.POSITIVE_INFINITY)
    })

    it('[W18] changes the home page at its time and back', async () => {
      const { homePage } = stores()
      await now(homePage.update({ statement: 'Every day', newsTitle: 'News' }))
      await schedule('1', noon, { fields: { statement: 'National Day' }, revertAt: night }, 'homePage')
      expect(await applyDue(noon)).toEqual(['homePage'])
      expect(await run(homePage.get())).toMatchObject({ statement: 'National Day', newsTitle: 'News' })
      await applyDue(night)
      expect(await run(homePage.get())).toMatchObject({ statement: 'Every day', newsTitle: 'News' })
    })

    it('[W17] adds at the place of the draft', async () => {
      const { contents } = stores()
      for (const title of ['One', 'Two']) await now(contents.add(brand, inputOf(brand, title)))
      await schedule('', noon, { fields: inputOf(brand, 'New'), place: 2 }, 'brand')
      await applyDue(noon)
      expect((await run(contents.list(brand))).items.map(({ title }) => title)).toEqual(['One', 'New', 'Two'])
    })

    it('[W12] says which changes are overdue', async () => {
      const { drafts } = stores()
      const item = await addNews('Before')
      await schedule(item.id, noon, { fields: { title: 'After' } })
      await schedule(item.id, night, { fields: { title: 'Later' } })
      const reasons = async (instant: string) =>
        (await run(at(instant, drafts.list()))).items.map(({ reason }) => reason)
      expect(await reasons(start)).toEqual(['', ''])
      expect(await reasons(noon)).toEqual(['The server could not apply it at its time, and tries again.', ''])
    })

    it('[W13] moves and unschedules a change', async () => {
      const { drafts, publication } = stores()
      const item = await addNews('Before')
      const draft = await schedule(item.id, noon, { fields: { title: 'After' } })
      await now(drafts.update(draft.id, { dueAt: evening, revertAt: night }))
      expect(await applyDue(noon)).toEqual([])
      expect(await run(drafts.get(draft.id))).toMatchObject({ dueAt: evening, revertAt: night })
      await now(drafts.update(draft.id, { dueAt: '' }))
      expect(await run(publication.untilDue)).toBe(Number.POSITIVE_INFINITY)
      expect(await run(drafts.get(draft.id))).toMatchObject({ dueAt: '', revertAt: '' })
    })
  })
}

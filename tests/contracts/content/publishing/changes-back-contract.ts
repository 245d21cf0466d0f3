import { describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { inputOf } from '../content-inputs.ts'
import type { DraftStores } from '../../support/draft-stores.ts'
import { at, evening, night, noon, scheduling, start } from '../../support/scheduling.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'

/** Contract of scheduled changes that change back, with the stores of the items. */
export const changesBackContract = (label: string, started: Start<DraftStores['Service']>): void => {
  describe(`${label}: changes back`, () => {
    const stores = startedFor('each', started)
    const { addNews, news, now, schedule, applyDue } = scheduling(stores)

    it('[W14] unpublishes a new item again, and brings an unpublished one back', async () => {
      const { contents, unpublished, drafts } = stores()
      const item = await addNews('Hidden for a while')
      await schedule('', noon, { fields: inputOf(newsArticle, 'For a day'), revertAt: night })
      await now(
        drafts.add({
          subject: 'newsArticle',
          itemId: item.id,
          action: 'unpublish',
          dueAt: noon,
          revertAt: night,
        }),
      )
      await applyDue(noon)
      expect((await run(contents.list(newsArticle))).items).toMatchObject([{ title: 'For a day' }])
      await applyDue(night)
      expect((await run(contents.list(newsArticle))).items).toMatchObject([{ title: 'Hidden for a while' }])
      expect((await run(unpublished.list())).items).toMatchObject([{ title: 'For a day' }])
    })

    it('[W14] switches applications without a position off for a while', async () => {
      const { homePage } = stores()
      await run(homePage.update({ openApplication: true }))
      await schedule('1', noon, { fields: { openApplication: false }, revertAt: night }, 'homePage')
      expect(await applyDue(noon)).toHaveLength(1)
      expect(await run(homePage.get())).not.toHaveProperty('openApplication')
      await applyDue(night)
      expect(await run(homePage.get())).toHaveProperty('openApplication', true)
    })

    it('[W14] drops the change back of a discarded one', async () => {
      const { drafts, publication } = stores()
      const item = await addNews('Before')
      const draft = await schedule(item.id, noon, { fields: { title: 'After' }, revertAt: night })
      await now(drafts.discard(draft.id))
      expect(await run(publication.untilDue)).toBe(Number.POSITIVE_INFINITY)
      await applyDue(night)
      expect(await news(item.id)).toEqual(item)
      expect(await failureOf(drafts.update(draft.id, {}))).toHaveProperty('_tag', 'ItemNotFound')
    })

    it('[W14] keeps the change back of what a person publishes before its time', async () => {
      const { drafts } = stores()
      const item = await addNews('Before')
      const draft = await schedule(item.id, noon, { fields: { title: 'After' }, revertAt: night })
      await now(drafts.publish(draft.id))
      expect(await news(item.id)).toMatchObject({ title: 'After' })
      await applyDue(night)
      expect(await news(item.id)).toMatchObject({ title: 'Before' })
    })

    it('[W14] does not publish what a person unpublished when it changes back', async () => {
      const { contents, drafts, unpublished } = stores()
      const item = await addNews('Before')
      const ref = { subject: 'newsArticle', itemId: item.id } as const
      await schedule(item.id, noon, { fields: { title: 'National Day' }, revertAt: night })
      await applyDue(noon)
      await run(at(evening, unpublished.unpublish(ref)))
      expect(await applyDue(night)).toEqual([])
      expect((await run(contents.list(newsArticle))).items).toEqual([])
      expect((await run(unpublished.list())).items).toMatchObject([ref])
      expect((await run(drafts.list())).items).toMatchObject([
        { state: 'failed', reason: 'The item is not on the site.' },
      ])
    })

    it('[W14] restores a discarded change with its change back', async () => {
      const { drafts } = stores()
      const item = await addNews('Before')
      const draft = await schedule(item.id, noon, { fields: { title: 'National Day' }, revertAt: night })
      await now(drafts.discard(draft.id))
      expect((await run(drafts.list({ lists: ['discarded'] }))).items).toMatchObject([
        { id: draft.id, revertAt: night },
      ])
      expect(await now(drafts.restore(draft.id))).toMatchObject({ state: 'waiting', revertAt: night })
      await applyDue(noon)
      expect(await news(item.id)).toMatchObject({ title: 'National Day' })
      await applyDue(night)
      expect(await news(item.id)).toMatchObject({ title: 'Before' })
    })

    it('[W14] drops the change back of one whose time passed while it was discarded', async () => {
      const { drafts, publication } = stores()
      const item = await addNews('Before')
      const draft = await schedule(item.id, noon, { fields: { title: 'National Day' }, revertAt: night })
      await now(drafts.discard(draft.id))
      expect(await run(at(evening, drafts.restore(draft.id)))).toMatchObject({
        state: 'failed',
        reason: 'Its time passed while it was discarded.',
        revertAt: '',
      })
      expect(await run(publication.untilDue)).toBe(Number.POSITIVE_INFINITY)
    })

    it('[W14] begins a scheduled change with the item as it will be then', async () => {
      const item = await addNews('Live')
      await schedule(item.id, noon, { fields: { title: 'First' } })
      const second = await schedule(item.id, evening, { fields: { description: 'Second' } })
      expect(second.fields).toMatchObject({ title: 'First', description: 'Second' })
    })

    it('[W14] keeps an earlier scheduled change that a whole form of the live item lacks', async () => {
      const item = await addNews('Live')
      const form = inputOf(newsArticle, 'Live')
      await schedule(item.id, noon, { fields: { ...form, title: 'First' } })
      await schedule(item.id, evening, { fields: { ...form, description: 'Second' } })
      await applyDue(noon)
      await applyDue(evening)
      expect(await news(item.id)).toMatchObject({ title: 'First', description: 'Second' })
    })

    it('[W14] begins a scheduled change without what was changed back until then', async () => {
      const item = await addNews('Live')
      await schedule(item.id, noon, { fields: { title: 'National Day' }, revertAt: evening })
      const titles = []
      for (const dueAt of ['2031-12-16T17:59:00.000Z', evening, night]) {
        const { id, fields } = await schedule(item.id, dueAt, { fields: { description: dueAt } })
        titles.push(fields['title'])
        await now(stores().drafts.discard(id))
      }
      expect(titles).toEqual(['National Day', 'Live', 'Live'])
      await applyDue(noon)
      const later = await schedule(item.id, night, {})
      expect(later.fields).toMatchObject({ title: 'Live' })
    })

    it('[W14] begins a scheduled change without those that failed', async () => {
      const { drafts } = stores()
      const item = await addNews('Live')
      const failed = await schedule(item.id, noon, { fields: { title: 'Never published' } })
      await now(drafts.discard(failed.id))
      await run(at(noon, drafts.restore(failed.id)))
      const { fields } = await schedule(item.id, evening, { fields: { description: 'Later' } })
      expect(fields).toMatchObject({ title: 'Live', description: 'Later' })
    })

    it('[W14] has at most 20 waiting changes of an item beside its draft and failed ones', async () => {
      const { drafts } = stores()
      const item = await addNews('Live')
      const add = (dueAt = '') =>
        drafts.add({ subject: 'newsArticle', itemId: item.id, action: 'publish', dueAt })
      const failed = await now(add(noon))
      await now(drafts.discard(failed.id))
      await run(at(noon, drafts.restore(failed.id)))
      await now(add())
      for (let count = 1; count <= 20; count += 1) await now(add(evening))
      expect(await failureOf(at(start, add(night)))).toMatchObject({
        fields: { dueAt: 'An item has at most 20 scheduled changes.' },
      })
    })
  })
}

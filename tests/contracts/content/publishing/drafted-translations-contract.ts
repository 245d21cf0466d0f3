import { describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { inputOf } from '../content-inputs.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'
import type { DraftStores } from '../../support/draft-stores.ts'
import { inHours } from './drafts-contract.ts'

/** Contract of `Drafts` with translations, and with the stores of the items. */
export const draftedTranslationsContract = (
  label: string,
  start: Start<Omit<DraftStores['Service'], 'publication'>>,
): void => {
  describe(`${label}: translations in drafts`, () => {
    const stores = startedFor('each', start)
    const addNews = (title: string, input: Snapshot = {}) =>
      run(stores().contents.add(newsArticle, inputOf(newsArticle, title, input)))
    const drafted = (itemId: string, fields: Snapshot) =>
      run(stores().drafts.add({ subject: 'newsArticle', itemId, action: 'publish', fields }))

    it('[W6] publishes translations with the state that they had in the draft', async () => {
      const { contents, drafts } = stores()
      const item = await addNews('Berth')
      const draft = await drafted(item.id, { translations: { ar: { title: 'مرسى' } } })
      await run(contents.update(newsArticle, item.id, { title: 'Berths' }))
      await run(drafts.publish(draft.id))
      expect(await run(contents.get(newsArticle, item.id, 'all'))).toMatchObject({
        title: 'Berths',
        translations: { ar: { title: 'مرسى' } },
        outdated: { ar: ['title'] },
      })
    })

    // Seen failing: the lists had titles of the default language alone.
    it('[T53] lists titles in further languages, and finds a draft by them', async () => {
      const { drafts } = stores()
      const fields = { title: 'Berth', translations: { ar: { title: 'مرسى رابع', description: 'وصف' } } }
      const { id } = await drafted('', fields)
      await drafted('', { title: 'Quay' })
      const { items } = await run(drafts.list({ search: 'مرسى رابع' }))
      expect(items).toMatchObject([{ id, title: 'Berth', translations: { ar: { title: 'مرسى رابع' } } }])
      expect(items[0]?.translations).toEqual({ ar: { title: 'مرسى رابع' } })
    })

    it('[T53] lists a change that has no fields by the titles of its item', async () => {
      const { drafts } = stores()
      const translations = { ar: { title: 'مرسى رابع' } }
      const { id: itemId } = await addNews('Berth', { translations })
      await run(drafts.add({ subject: 'newsArticle', itemId, action: 'unpublish', dueAt: inHours(1) }))
      const { items } = await run(drafts.list())
      expect(items).toMatchObject([{ action: 'unpublish', title: 'Berth', translations }])
    })

    it('[T15] says of Arabic from the live item what it was made from', async () => {
      const { contents, drafts } = stores()
      const { id } = await addNews('Berth', { translations: { ar: { title: 'مرسى' } } })
      const draft = await drafted(id, { title: 'Quay', description: 'Mine' })
      const typed = { ar: { title: 'رصيف' } }
      await run(contents.update(newsArticle, id, { description: 'Theirs', translations: typed }))
      expect(await failureOf(drafts.publish(draft.id))).toHaveProperty('_tag', 'ItemChanged')
      const fields = { title: 'Quay', description: 'Mine', translations: typed }
      await run(drafts.publish(draft.id, { itemVersion: 2, fields }))
      expect(await run(contents.get(newsArticle, id, 'all'))).toMatchObject({
        ...fields,
        outdated: { ar: ['title'] },
      })
    })

    it('[W6] changes no field of the live item back that its author has seen', async () => {
      const { contents, drafts } = stores()
      const { id } = await addNews('Berth')
      const draft = await drafted(id, { title: 'Mine' })
      await run(contents.update(newsArticle, id, { title: 'Theirs', description: 'Corrected.' }))
      await run(drafts.publish(draft.id, { itemVersion: 2, fields: { title: 'Both' } }))
      expect(await run(contents.get(newsArticle, id))).toMatchObject({
        title: 'Both',
        description: 'Corrected.',
      })
    })
  })
}

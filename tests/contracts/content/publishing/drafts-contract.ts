import { describe, expect, it } from 'vitest'
import { Effect } from 'effect'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import type { Author } from '#domain/history/author.ts'
import type { NewDraft, Publishable } from '#domain/publishing/draft.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { inputOf, everyContentType, titleField } from '../content-inputs.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'
import type { DraftStores } from '../../support/draft-stores.ts'

const hour = 3_600_000
const minute = 60_000
export const inHours = (hours: number) =>
  `${new Date(Math.ceil(Date.now() / minute) * minute + hours * hour).toISOString().slice(0, 16)}:00.000Z`

export const omar: Author = { id: '3', name: 'Omar Sabt' }

/** Contract of `Drafts` with the stores of the items. `by` is who saves if the person is Omar. */
export const draftsContract = (
  label: string,
  start: Start<Omit<DraftStores['Service'], 'publication'>>,
  by = omar,
): void => {
  describe(`${label}: drafts`, () => {
    const stores = startedFor('each', start)
    const addNews = (title: string) => run(stores().contents.add(newsArticle, inputOf(newsArticle, title)))
    const titles = async () =>
      (await run(stores().contents.list(newsArticle))).items.map(({ title }) => title)
    const newDraft = (itemId: string, input: Partial<NewDraft> = {}, subject: Publishable = 'newsArticle') =>
      stores().drafts.add({ subject, itemId, action: 'publish', ...input })
    const drafted = (...draft: Parameters<typeof newDraft>) => run(newDraft(...draft))

    it.each(everyContentType.map((contentType) => [contentType.name, contentType] as const))(
      '[W3] keeps a draft of a %s apart from what is live, and publishes it',
      async (subject, contentType) => {
        const { contents, drafts } = stores()
        const item = await run(contents.add(contentType, inputOf(contentType, 'Live')))
        const title = titleField(contentType)
        const draft = await drafted(item.id, { fields: { [title]: '' } }, subject)
        expect(draft).toMatchObject({ subject, itemId: item.id, title: '', changes: [title], conflicts: [] })
        expect(Object.keys(draft.errors)).toEqual(title === 'title' || title === 'name' ? [title] : [])
        expect(await run(contents.get(contentType, item.id))).toEqual(item)

        await run(drafts.update(draft.id, { version: 1, fields: { [title]: 'Drafted' } }))
        expect(await run(drafts.publish(draft.id, { version: 2 }))).toEqual({ subject, itemId: item.id })
        const after = await run(contents.get(contentType, item.id))
        expect(after).toEqual({ ...item, [title]: 'Drafted', version: 2, updatedAt: expect.any(String) })
        expect((await run(drafts.list())).items).toEqual([])
      },
    )

    it('[W4] takes no id before a new item is published, and then the newest', async () => {
      const { contents, drafts } = stores()
      const draft = await drafted('', { fields: inputOf(newsArticle, 'Prepared') })
      const between = await addNews('Published meanwhile')
      const { itemId } = await run(drafts.publish(draft.id))
      expect(Number(itemId)).toBe(Number(between.id) + 1)
      expect(await titles()).toEqual(['Prepared', 'Published meanwhile'])
      const published = await run(contents.get(newsArticle, itemId))
      expect(published.createdAt >= between.createdAt).toBe(true)
    })

    it('[W5] refuses to publish or schedule what is incomplete', async () => {
      const { drafts } = stores()
      const draft = await drafted('', { fields: { description: 'No title yet.' } })
      expect(draft.errors).toMatchObject({ title: 'Title is required' })
      const refused = { _tag: 'InputRefused', fields: { title: 'Title is required' } }
      expect(await failureOf(drafts.publish(draft.id))).toMatchObject(refused)
      expect(await failureOf(drafts.update(draft.id, { dueAt: inHours(1) }))).toMatchObject(refused)
      expect((await run(drafts.get(draft.id))).version).toBe(1)
    })

    it('[W3] refuses a draft with a text that is too long', async () => {
      expect(await failureOf(newDraft('', { fields: { title: 'x'.repeat(201) } }))).toMatchObject({
        fields: { title: 'Title has at most 200 characters' },
      })
    })

    it('[W2] lets a save publish at once while there is a draft, which keeps its base', async () => {
      const { contents, drafts } = stores()
      const item = await addNews('Before')
      const draft = await drafted(item.id, { fields: { description: 'Drafted.' } })
      await run(contents.update(newsArticle, item.id, { title: 'Saved by another' }))
      expect((await run(drafts.get(draft.id))).changes).toEqual(['description'])
      await run(drafts.publish(draft.id))
      expect(await run(contents.get(newsArticle, item.id))).toMatchObject({
        title: 'Saved by another',
        description: 'Drafted.',
      })
    })

    it('[W6] asks the person about a field that both changed, and takes the choice', async () => {
      const { contents, drafts } = stores()
      const item = await addNews('Before')
      const draft = await drafted(item.id, { fields: { title: 'Mine' } })
      await run(contents.update(newsArticle, item.id, { title: 'Theirs' }))
      const conflict = await failureOf(drafts.publish(draft.id, { version: 1 }))
      expect(conflict).toMatchObject({
        _tag: 'ItemChanged',
        current: { id: draft.id, version: 1, conflicts: ['title'], item: { title: 'Theirs', version: 2 } },
      })
      const chosen = { version: 1, itemVersion: 2, fields: { title: 'Both' } }
      const outdated = drafts.update(draft.id, { ...chosen, itemVersion: 1 })
      expect(await failureOf(outdated)).toHaveProperty('_tag', 'ItemChanged')
      await run(drafts.update(draft.id, chosen))
      await run(drafts.publish(draft.id))
      expect((await run(contents.get(newsArticle, item.id))).title).toBe('Both')
    })

    it('[W20] has one draft of an item, which two people cannot overwrite', async () => {
      const { drafts } = stores()
      const item = await addNews('Live')
      const draft = await drafted(item.id, { fields: { title: 'First' } })
      const existing = { _tag: 'ItemChanged', current: { id: draft.id } }
      expect(await failureOf(newDraft(item.id))).toMatchObject(existing)
      await run(drafts.update(draft.id, { version: 1, fields: { title: 'Second' } }))
      expect(await failureOf(drafts.update(draft.id, { version: 1, fields: {} }))).toMatchObject({
        _tag: 'ItemChanged',
        current: { version: 2, fields: { title: 'Second' } },
      })
    })

    it('[W6] begins no draft with an item that somebody saved meanwhile', async () => {
      const { contents, drafts } = stores()
      const { id } = await addNews('Before')
      await run(contents.update(newsArticle, id, { title: 'Theirs' }))
      const current = { id: '', item: { title: 'Theirs', version: 2 } }
      const outdated = newDraft(id, { fields: { title: 'Before' }, itemVersion: 1 })
      expect(await failureOf(outdated)).toMatchObject({ _tag: 'ItemChanged', current })
      expect((await run(drafts.list())).items).toEqual([])
      expect(await drafted(id, { itemVersion: 2 })).toMatchObject({ fields: { title: 'Theirs' } })
    })

    it('adds once per key', async () => {
      const { drafts } = stores()
      const add = drafts.add({ subject: 'newsArticle', itemId: '', action: 'publish' }, 'a key')
      expect((await run(add)).id).toBe((await run(add)).id)
      expect((await run(drafts.list())).total).toBe(1)
    })

    it('[W19] discards a draft, which can be taken back', async () => {
      const { drafts } = stores()
      const item = await addNews('Live')
      const draft = await drafted(item.id, { fields: { title: 'Kept' } })
      await run(drafts.discard(draft.id))
      expect((await run(drafts.list())).items).toEqual([])
      expect((await run(drafts.list({ lists: ['discarded'] }))).items).toMatchObject([{ id: draft.id }])
      const other = await drafted(item.id, { fields: { title: 'Another' } })
      expect(await failureOf(drafts.restore(draft.id))).toHaveProperty('_tag', 'ItemChanged')
      await run(drafts.publish(other.id))
      expect(await run(drafts.restore(draft.id))).toMatchObject({ state: 'waiting', title: 'Kept' })
    })

    it('[W19] restores no draft that was not discarded', async () => {
      const { drafts } = stores()
      const draft = await drafted('', { fields: { title: 'Waiting' } })
      const refused = {
        _tag: 'ItemChanged',
        message: 'This draft is not discarded.',
        current: { version: 1 },
      }
      expect(await failureOf(drafts.restore(draft.id))).toMatchObject(refused)
      expect(await run(drafts.get(draft.id))).toEqual(draft)
    })

    it('[W19] hides the drafts of a deleted item until it returns', async () => {
      const { contents, drafts, trash } = stores()
      const item = await addNews('Live')
      const draft = await drafted(item.id, { fields: { title: 'Kept' } })
      await run(contents.remove(newsArticle, item.id))
      expect((await run(drafts.list())).items).toEqual([])
      expect(await failureOf(drafts.get(draft.id))).toHaveProperty('_tag', 'ItemNotFound')
      await run(trash.restore({ subject: 'newsArticle', itemId: item.id }))
      expect((await run(drafts.list())).items).toMatchObject([{ id: draft.id, title: 'Kept' }])
    })

    it('[W18] drafts the home page, part by part', async () => {
      const { homePage, drafts } = stores()
      await run(homePage.update({ statement: 'Live', newsTitle: 'News' }))
      const draft = await drafted('1', { fields: { statement: 'Drafted' } }, 'homePage')
      expect(draft.changes).toEqual(['statement'])
      await run(homePage.update({ newsTitle: 'Our news' }))
      await run(drafts.publish(draft.id))
      expect(await run(homePage.get())).toMatchObject({ statement: 'Drafted', newsTitle: 'Our news' })
    })

    it('[W13] lists scheduled changes by time, with the time of changing back', async () => {
      const { drafts } = stores()
      const [one, other] = [await addNews('One'), await addNews('Other')]
      const [soon, later, end] = [inHours(1), inHours(2), inHours(3)]
      await drafted(one.id, { fields: { title: 'One later' }, dueAt: later, revertAt: end, release: 'Day' })
      await drafted(other.id, { fields: { title: 'Other soon' }, dueAt: soon })
      await drafted('', { fields: { title: 'No time' } })
      expect((await run(drafts.list({ lists: ['scheduled'] }))).items).toMatchObject([
        { title: 'Other soon', dueAt: soon, revertAt: '' },
        { title: 'One later', dueAt: later, revertAt: end, release: 'Day' },
      ])
      expect((await run(drafts.list({ release: 'Day' }))).total).toBe(1)
      expect((await run(drafts.list({ from: later }))).items).toMatchObject([{ title: 'One later' }])
      expect((await run(drafts.list({ until: later }))).items).toMatchObject([{ title: 'Other soon' }])
      expect((await run(drafts.list({ from: soon, until: soon }))).items).toEqual([])
      expect((await run(drafts.list({ search: 'no time' }))).items).toMatchObject([{ title: 'No time' }])
      expect((await run(drafts.list({ subjects: ['newsArticle'], items: [one.id] }))).total).toBe(1)
      expect((await run(drafts.list({ subjects: ['brand'] }))).items).toEqual([])
    })

    it('[W16] refuses a time in the past and an end before the start', async () => {
      const item = await addNews('Live')
      const refused = (input: Partial<NewDraft>) => failureOf(newDraft(item.id, input))
      expect(await refused({ dueAt: inHours(-2) })).toMatchObject({
        fields: { dueAt: 'This time has passed. Publish now or choose a later time.' },
      })
      expect(await refused({ dueAt: inHours(2), revertAt: inHours(1) })).toMatchObject({
        fields: { revertAt: 'The end must be later than the start.' },
      })
    })

    it('names who saved a draft last', async () => {
      const draft = await run(
        newDraft('', { fields: { title: 'By Omar' } }).pipe(
          Effect.provideService(OnBehalfOf, { ...omar, address: '' }),
        ),
      )
      expect(draft.author).toEqual(by)
    })

    it('[W17] adds a new item at the place of its draft', async () => {
      const { contents, drafts } = stores()
      for (const title of ['One', 'Two']) await run(contents.add(brand, inputOf(brand, title)))
      const draft = await drafted('', { fields: inputOf(brand, 'New'), place: 1 }, 'brand')
      await run(drafts.publish(draft.id))
      expect((await run(contents.list(brand))).items.map(({ title }) => title)).toEqual(['New', 'One', 'Two'])
    })
  })
}

import { describe, expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import type { DraftInput } from '#domain/publishing/draft.ts'
import { minute } from '#domain/time/durations.ts'
import type { DraftStores } from '../../support/draft-stores.ts'
import { failureOf, run, startedFor, type Start } from '../../support/started.ts'
import { inputOf } from '../content-inputs.ts'

const hour = 60 * minute
const soon = Math.ceil(Date.now() / minute) * minute
const inHours = (hours: number) => new Date(soon + hours * hour).toISOString()

/** Contract of `Releases` with the stores of their drafts. */
export const releasesContract = (
  label: string,
  start: Start<Omit<DraftStores['Service'], 'publication'>>,
): void => {
  describe(`${label}: releases`, () => {
    const stores = startedFor('each', start)

    /** Schedules a change of a new item's title; returns the item's id. */
    const scheduled = async (title: string, input: DraftInput) => {
      const { contents, drafts } = stores()
      const { id } = await run(contents.add(newsArticle, inputOf(newsArticle, `${title} before`)))
      const change = { subject: 'newsArticle', itemId: id, action: 'publish', fields: { title } } as const
      const draft = await run(drafts.add({ ...change, ...input }))
      return { itemId: id, draftId: draft.id }
    }
    const twoChanges = async (release = 'National Day') => ({
      later: await scheduled('Later', { release, dueAt: inHours(100), revertAt: inHours(103) }),
      first: await scheduled('First', { release, dueAt: inHours(2) }),
    })
    const shown = async () =>
      (await run(stores().drafts.list())).items.map(({ title, dueAt, revertAt, release, version }) =>
        [title, dueAt, revertAt, release, version].join(' '),
      )
    const released = async () => {
      const [release] = await run(stores().releases.list())
      if (release === undefined) throw new Error('There is no release')
      return release
    }

    it('[W22] lists releases with the number of their changes, first and last time', async () => {
      const { first, later } = await twoChanges()
      await scheduled('Alone', { dueAt: inHours(1) })
      await scheduled('Other', { release: 'Opening', dueAt: inHours(30) })
      const { releases } = stores()
      expect(await run(releases.list())).toEqual([
        {
          name: 'National Day',
          changes: 2,
          first: inHours(2),
          last: inHours(100),
          subjects: ['newsArticle'],
          versions: { [first.draftId]: 1, [later.draftId]: 1 },
        },
        expect.objectContaining({ name: 'Opening', changes: 1, first: inHours(30), last: inHours(30) }),
      ])
      expect(await run(releases.list(['newsArticle']))).toHaveLength(2)
      expect(await run(releases.list(['brand']))).toEqual([])
    })

    it('[W22] moves a release with the distances of its changes, and what changes back', async () => {
      await twoChanges()
      const { versions } = await released()
      await run(stores().releases.update('National Day', { dueAt: inHours(10), versions }))
      expect(await shown()).toEqual([
        `First ${inHours(10)}  National Day 2`,
        `Later ${inHours(108)} ${inHours(111)} National Day 2`,
      ])
    })

    it('[W22] renames a release; the name of another one joins both', async () => {
      await twoChanges('A name / with 100% signs? #1')
      await run(stores().releases.update('A name / with 100% signs? #1', { name: 'Opening' }))
      expect(await released()).toMatchObject({ name: 'Opening', changes: 2, first: inHours(2) })
      await scheduled('Other', { release: 'Eid', dueAt: inHours(1) })
      await run(stores().releases.update('Eid', { name: 'Opening' }))
      expect(await run(stores().releases.list())).toMatchObject([
        { name: 'Opening', changes: 3, first: inHours(1) },
      ])
    })

    it('[W22] does nothing to a release that somebody changed meanwhile', async () => {
      const { first } = await twoChanges()
      const { versions } = await released()
      const { releases, drafts } = stores()
      await run(drafts.update(first.draftId, { fields: { title: 'Another first' } }))
      const changed = { _tag: 'ItemChanged', current: { versions: { ...versions, [first.draftId]: 2 } } }
      const before = await shown()
      const moving = releases.update('National Day', { dueAt: inHours(10), versions })
      expect(await failureOf(moving)).toMatchObject(changed)
      expect(await failureOf(releases.publish('National Day', versions))).toMatchObject(changed)
      const current = (await released()).versions
      await scheduled('Joined', { release: 'National Day', dueAt: inHours(3) })
      for (const write of [
        releases.update('National Day', { name: 'Eid', versions: current }),
        releases.discard('National Day', current),
      ])
        expect(await failureOf(write)).toHaveProperty('_tag', 'ItemChanged')
      expect((await shown()).filter((row) => !row.startsWith('Joined'))).toEqual(before)
    })

    it('[W22] moves nothing if one change cannot be at its new time', async () => {
      await twoChanges()
      const before = await shown()
      const moving = (dueAt: string) => failureOf(stores().releases.update('National Day', { dueAt }))
      expect(await moving(inHours(-2))).toMatchObject({
        fields: { dueAt: 'This time has passed. Publish now or choose a later time.' },
      })
      expect(await moving('')).toMatchObject({ fields: { dueAt: 'This time cannot be read.' } })
      // The first would be at most five years ahead, the other would not.
      expect(await moving(inHours(5 * 365 * 24))).toMatchObject({
        fields: { dueAt: 'A change can be scheduled at most five years ahead.' },
      })
      expect(await shown()).toEqual(before)
    })

    it('[W22] publishes a release now, all or nothing', async () => {
      const { first, later } = await twoChanges()
      const { contents, drafts, releases } = stores()
      await run(contents.update(newsArticle, later.itemId, { title: 'By another' }))
      const before = await shown()
      expect(await failureOf(releases.publish('National Day'))).toMatchObject({
        _tag: 'ItemChanged',
        message: 'Open “Later” first: it cannot be published as it is.',
        current: { name: 'National Day', changes: 2 },
      })
      expect(await shown()).toEqual(before)

      await run(drafts.update(later.draftId, { itemVersion: 2 }))
      expect(await run(releases.publish('National Day', (await released()).versions))).toEqual([
        { subject: 'newsArticle', itemId: first.itemId },
        { subject: 'newsArticle', itemId: later.itemId },
      ])
      const titles = (await run(contents.list(newsArticle))).items.map(({ title }) => title)
      expect(titles).toEqual(['First', 'Later'])
    })

    it('[W22] keeps the change back of what it publishes now', async () => {
      await twoChanges()
      await run(stores().releases.publish('National Day'))
      expect(await released()).toMatchObject({ changes: 1, first: inHours(103) })
      await run(stores().releases.update('National Day', { dueAt: inHours(60) }))
      expect(await shown()).toEqual([`Later before ${inHours(60)}  National Day 2`])
    })

    it('[W22] leaves what was published already when it publishes the rest of a release', async () => {
      const { first, later } = await twoChanges()
      const { contents, drafts, releases } = stores()
      await run(drafts.publish(later.draftId))
      expect(await run(releases.publish('National Day'))).toEqual([
        { subject: 'newsArticle', itemId: first.itemId },
      ])
      expect(await run(contents.get(newsArticle, later.itemId))).toMatchObject({ title: 'Later' })
      expect(await shown()).toEqual([`Later before ${inHours(103)}  National Day 1`])
      expect(await failureOf(releases.publish('National Day'))).toMatchObject({
        _tag: 'ItemChanged',
        message: 'All changes of this release are published. Only what changes back is left.',
      })
    })

    it('[W22] discards a release, whose changes can be restored', async () => {
      const { first } = await twoChanges()
      const { drafts, releases } = stores()
      await run(releases.discard('National Day', (await released()).versions))
      expect(await run(releases.list())).toEqual([])
      expect((await run(drafts.list({ lists: ['discarded'] }))).total).toBe(2)
      await run(drafts.restore(first.draftId))
      expect(await released()).toMatchObject({ name: 'National Day', changes: 1 })
    })

    it('[W22] has no release without changes', async () => {
      const { releases } = stores()
      for (const work of [
        releases.update('Nothing', { name: 'Other' }),
        releases.publish('Nothing'),
        releases.discard('Nothing'),
      ])
        expect(await failureOf(work)).toMatchObject({
          _tag: 'ItemNotFound',
          message: 'This release no longer exists.',
        })
    })
  })
}

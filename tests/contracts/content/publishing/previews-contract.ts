import { Effect, Fiber } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { publishables, type NewDraft } from '#domain/publishing/draft.ts'
import { draftsMoment, firstPreviewId, type PreviewedDrafts } from '#domain/publishing/preview.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import type { PreviewStores } from '../../support/preview-stores.ts'
import { run, startedFor, type Start } from '../../support/started.ts'
import { inputOf, everyContentType, titleField } from '../content-inputs.ts'

const time = (clock: string) => `2029-12-16T${clock}:00.000Z`
const [noon, evening, night] = [time('12:00'), time('18:00'), time('21:00')]
const oneOfEachOrder = [contentTypes.brand, contentTypes.newsArticle, contentTypes.historySlide]
const all: PreviewedDrafts = { subjects: publishables }
const omar = { id: '3', name: 'Omar Sabt', address: '' }

/** Contract of `Previews` with the stores of the items, on a database that can roll back; `isFull` tries more. */
export const previewsContract = (
  label: string,
  started: Start<PreviewStores['Service']>,
  { isFull = false } = {},
): void => {
  describe(`${label}: previews`, () => {
    const stores = startedFor('each', started)
    const addNews = (title: string) => run(stores().contents.add(newsArticle, inputOf(newsArticle, title)))
    const drafted = (draft: Partial<NewDraft>) =>
      run(
        stores()
          .drafts.add({ subject: 'newsArticle', itemId: '', action: 'publish', ...draft })
          .pipe(Effect.provideService(OnBehalfOf, omar)),
      )
    const news = Effect.flatMap(Contents, ({ list }) => list(newsArticle))
    const titlesAt = async (moment: string, drafts = all) => {
      const { result, changes } = await run(stores().previews.preview(drafts, moment, news))
      return { titles: result.items.map(({ title }) => title), changes }
    }

    it('[V2] shows drafts without a time over the site as it is, also incomplete ones', async () => {
      const one = await addNews('One')
      const draft = await drafted({ itemId: one.id, fields: { title: 'One, drafted', description: '' } })
      await drafted({ fields: { ...inputOf(newsArticle, 'New'), image: '' } })
      await drafted({ itemId: one.id, fields: { title: 'One, later' }, dueAt: noon })
      const { titles, changes } = await titlesAt(draftsMoment)
      expect(titles).toEqual(['New', 'One, drafted'])
      expect(changes).toMatchObject([
        { itemId: one.id, kind: 'update', title: 'One, drafted', changes: ['title', 'description'] },
        { kind: 'add', title: 'New', author: { name: 'Omar Sabt' } },
      ])
      expect(Number(changes[1]?.itemId)).toBeGreaterThanOrEqual(firstPreviewId)
      expect(draft.errors).toHaveProperty('description')
    })

    it('[V2] shows the field of the draft in a conflict, and names it', async () => {
      const { id } = await addNews('Before')
      await drafted({ itemId: id, fields: { title: 'Drafted' } })
      await run(
        stores().contents.update(newsArticle, id, { title: 'Live', description: 'Changed meanwhile.' }),
      )
      const { result, changes } = await run(
        stores().previews.preview(
          all,
          draftsMoment,
          Effect.flatMap(Contents, ({ get }) => get(newsArticle, id)),
        ),
      )
      expect(result).toMatchObject({ title: 'Drafted', description: 'Changed meanwhile.' })
      expect(changes).toMatchObject([{ changes: ['title'], conflicts: ['title'] }])
    })

    it('[V2] shows all changes until an instant, and lists their times', async () => {
      const item = await addNews('Before')
      const other = await addNews('Other')
      await drafted({
        itemId: item.id,
        fields: { title: 'National Day' },
        dueAt: noon,
        revertAt: night,
        release: 'Day',
      })
      await drafted({ itemId: other.id, action: 'unpublish', dueAt: evening })
      await drafted({ fields: inputOf(newsArticle, 'Draft') })
      expect((await titlesAt(time('11:59'))).titles).toEqual(['Other', 'Before'])
      expect((await titlesAt(noon)).titles).toEqual(['Other', 'National Day'])
      expect((await titlesAt(evening)).titles).toEqual(['National Day'])
      expect((await titlesAt(night)).titles).toEqual(['Before'])
      const { moments } = await run(stores().previews.preview(all, noon, news))
      expect(moments).toEqual([
        { dueAt: noon, releases: ['Day'], total: 1 },
        { dueAt: evening, releases: [], total: 1 },
        { dueAt: night, releases: ['Day'], total: 1 },
      ])
    })

    it('[V2] lacks a change that cannot be applied, with its change back', async () => {
      const item = await addNews('Before')
      await drafted({ itemId: item.id, action: 'unpublish', dueAt: noon })
      await drafted({ itemId: item.id, action: 'unpublish', dueAt: evening, revertAt: night })
      const { titles, changes } = await titlesAt(night)
      expect(titles).toEqual([])
      expect(changes).toMatchObject([{ itemId: item.id, kind: 'unpublish' }])
    })

    it('[V2] lacks a scheduled page whose address is taken, and shows a drafted one', async () => {
      const fields = { ...inputOf(page, 'Late'), address: '/berths' }
      await drafted({ subject: 'page', fields, dueAt: noon })
      await drafted({ subject: 'page', fields })
      await run(stores().contents.add(page, { ...inputOf(page, 'First'), address: '/berths' }))
      const pages = Effect.flatMap(Contents, ({ list }) => list(page))
      const titlesOf = async (moment: string) =>
        (await run(stores().previews.preview(all, moment, pages))).result.items.map(({ title }) => title)
      expect(await titlesOf(noon)).toEqual(['First'])
      expect((await titlesOf(draftsMoment)).toSorted()).toEqual(['First', 'Late'])
    })

    it('shows only the drafts of its subjects, of one item, or one', async () => {
      const [one, two] = [await addNews('One'), await addNews('Two')]
      await drafted({ itemId: one.id, fields: { title: 'One, drafted' } })
      const second = await drafted({ itemId: two.id, fields: { title: 'Two, drafted' } })
      const of = async (drafts: PreviewedDrafts) => (await titlesAt(draftsMoment, drafts)).titles
      expect(await of({ subjects: ['brand', 'homePage'] })).toEqual(['Two', 'One'])
      expect(await of({ ...all, only: { subject: 'newsArticle', itemId: one.id } })).toEqual([
        'Two',
        'One, drafted',
      ])
      expect(await of({ ...all, only: { draftId: second.id } })).toEqual(['Two, drafted', 'One'])
      expect(await of({ subjects: ['brand'], only: { draftId: second.id } })).toEqual(['Two', 'One'])
    })

    it('shows what is in its scope, however many other drafts there are', async () => {
      const one = await addNews('One')
      await addNews('Other')
      for (const draft of [{}, { dueAt: noon, fields: inputOf(brand, 'New') }]) {
        const other = { subject: 'brand', itemId: '', action: 'publish', ...draft } as const
        await run(Effect.forEach(Array.from({ length: 501 }), () => stores().drafts.add(other)))
      }
      await drafted({ itemId: one.id, fields: { title: 'One, drafted' } })
      const scheduled = { itemId: one.id, fields: { title: 'One, later' }, dueAt: noon, release: 'Day' }
      const { id: draftId } = await drafted(scheduled)
      const scopes: ReadonlyArray<PreviewedDrafts> = [
        { subjects: ['newsArticle'] },
        { ...all, only: { subject: 'newsArticle', itemId: one.id } },
        { ...all, only: { draftId } },
      ]
      for (const scope of scopes) {
        expect((await titlesAt(noon, scope)).titles).toEqual(['Other', 'One, later'])
        const { moments } = await run(stores().previews.preview(scope, noon, news))
        expect(moments).toEqual([{ dueAt: noon, releases: ['Day'], total: 1 }])
      }
      const ofNews = await titlesAt(draftsMoment, { subjects: ['newsArticle'] })
      expect(ofNews.titles).toEqual(['Other', 'One, drafted'])
    })

    it('stands at its moment', async () => {
      await drafted({ fields: inputOf(newsArticle, 'New'), dueAt: noon })
      const { result } = await run(stores().previews.preview(all, evening, news))
      expect(result.items).toMatchObject([{ createdAt: noon, updatedAt: noon }])
      const { result: clock } = await run(
        stores().previews.preview(
          all,
          evening,
          Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis),
        ),
      )
      expect(clock).toBe(Date.parse(evening))
    })

    it('[V3] leaves no trace of previews, even if they fail or are cut off', async () => {
      const { contents, homePage, previews, dump } = stores()
      await run(homePage.update({ statement: 'Every day' }))
      for (const [at, contentType] of (isFull ? everyContentType : oneOfEachOrder).entries()) {
        const { id } = await run(contents.add(contentType, inputOf(contentType, 'Live')))
        await run(contents.add(contentType, inputOf(contentType, 'Second')))
        const fields = { [titleField(contentType)]: 'Drafted', translations: { ar: { title: 'مسودة' } } }
        const subject = contentType.name
        await drafted({ subject, itemId: id, fields })
        await drafted({ subject, fields: inputOf(contentType, 'New'), place: 1 })
        await drafted({ subject, fields: inputOf(contentType, 'New'), dueAt: noon, revertAt: night })
        await drafted({ subject, itemId: id, fields, dueAt: noon, revertAt: evening })
        if (at % 2 === 0)
          await drafted({ subject, itemId: id, action: 'unpublish', dueAt: night, revertAt: time('22:00') })
      }
      await drafted({ subject: 'homePage', fields: { statement: 'National Day', languages: ['ar'] } })
      await drafted({ subject: 'homePage', fields: { statement: 'Evening' }, dueAt: evening })
      const before = await run(dump)

      const reads = Effect.gen(function* () {
        const { list } = yield* Contents
        yield* (yield* HomePageDetails).get()
        return yield* Effect.forEach(Object.values(contentTypes), (contentType) => list(contentType), {
          concurrency: 'unbounded',
        })
      })
      const ways = [
        (moment: string) =>
          run(Effect.map(previews.preview(all, moment, reads), ({ changes }) => changes.length)),
        (moment: string) =>
          run(Effect.flip(previews.preview(all, moment, Effect.andThen(reads, Effect.fail('broken'))))),
        async (moment: string) => {
          const endless = Effect.andThen(reads, Effect.never)
          const cutOff = Effect.runFork(previews.preview(all, moment, endless))
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 10))
          await run(Fiber.interrupt(cutOff))
          return 'cut off'
        },
      ]
      const moments = [draftsMoment, noon, evening, night, time('23:00')]
      const endings = new Set<unknown>()
      for (let turn = 0; turn < (isFull ? 500 : 100); turn += 1)
        endings.add(await ways[turn % ways.length]?.(moments[turn % moments.length] ?? draftsMoment))
      expect([...endings]).toEqual(expect.arrayContaining(['broken', 'cut off']))
      expect(Math.min(...[...endings].filter((ending) => typeof ending === 'number'))).toBeGreaterThan(5)
      expect(await run(dump)).toBe(before)
      // What is written afterwards begins where it would have begun.
      const added = await run(contents.add(brand, inputOf(brand, 'After')))
      expect(Number(added.id)).toBe(3)
    })
  })
}

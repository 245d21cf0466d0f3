import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { contentTypeNames, contentTypes } from '#domain/content/content-types.ts'
import { draftLists, publishables } from '#domain/publishing/draft.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { History } from '#ports/content/history.ts'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { Trash } from '#ports/content/trash.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { everyContentType, inputOf } from '../content-inputs.ts'
import { inHours } from '../publishing/drafts-contract.ts'
import { withPictures } from './picture-inputs.ts'
import { startPictures } from './picture-stores.ts'
import { apply, someFiles, somePictures } from './picture-writes.ts'
import { allStates, recordUploads, usesByText } from './uses-by-text.ts'

const { brand, newsArticle } = contentTypes
const [from = '', former = ''] = somePictures
const to = '/media/z-1600x900.webp'
const focused = `${to}#focus=7,8`

const replace = (address: string, next: string) =>
  Effect.gen(function* () {
    const picture = yield* LibraryStore.use((store) => store.findAddress(address))
    return yield* MediaLibrary.use((library) => library.replace(picture?.id ?? '', next))
  })

/** What differs between each draft and its item. */
const draftChanges = Effect.gen(function* () {
  const drafts = yield* Drafts
  const { items } = yield* drafts.list({ lists: draftLists, size: 200 })
  return yield* Effect.forEach(items, ({ id }) =>
    Effect.map(drafts.get(id), ({ changes, conflicts, errors }) => ({ id, changes, conflicts, errors })),
  )
})

const isUnused = (address: string) =>
  Effect.map(
    PictureRecords.use((port) => port.unused('2999-01-01T00:00:00.000Z')),
    (unused) => unused.includes(address),
  )

const activities = SqlClient.SqlClient.use((sql) => sql`select count(*) as total from activities`)

describe('[D3] replacing a picture', () => {
  let runtime: ReturnType<typeof startPictures>
  const run: typeof runtime.runPromise = (effect) => runtime.runPromise(effect)
  /** The uses that readers see while the items of a replacement are written. */
  let reads: Array<ReadonlyArray<string>>
  const readWhileWriting = Layer.effect(
    Contents,
    Effect.map(Contents, (stored): Contents['Service'] => ({
      ...stored,
      update: (...change) =>
        Effect.tap(stored.update(...change), () =>
          Effect.promise(async () => reads.push(await run(usesByText))),
        ),
    })),
  ).pipe(Layer.provide(SqlContents))

  beforeEach(async () => {
    reads = []
    runtime = startPictures(readWhileWriting)
    await run(recordUploads)
    await run(PictureRecords.use((port) => port.record(to)))
    // Every subject has the picture in all of its places, in every state.
    const writes = ['add', 'add', 'unpublish', 'add', 'draft', 'newDraft', 'schedule'] as const
    const chosen = { pictures: [from], files: someFiles }
    for (const contentType of everyContentType)
      for (const [at, write] of writes.entries()) await run(apply({ write, contentType, at, ...chosen }))
    for (const write of ['homePage', 'homePageDraft'] as const)
      await run(apply({ write, contentType: brand, at: 0, ...chosen }))
    await run(
      Effect.gen(function* () {
        const { id: itemId } = yield* (yield* Contents).add(brand, inputOf(brand, 'Begun', {}, [from]))
        const change = { fields: { title: 'Later' }, action: 'publish' } as const
        yield* (yield* Drafts).add({ subject: 'brand', itemId, ...change })
      }),
    )
    reads = []
  })
  afterEach(() => runtime.dispose())

  // Seen failing without the bases of drafts, and without the pictures of unpublished items.
  it('changes every place once, and nothing else', async () => {
    const before = await run(Effect.all({ states: allStates, uses: usesByText, drafts: draftChanges }))
    const used = before.uses.filter((use) => use.startsWith(`${from} `))
    const places = ['live', 'draft', 'unpublished'].flatMap((state) =>
      publishables.map((subject) => `${state} ${subject}`),
    )
    expect(places.filter((place) => !used.some((use) => use.includes(` ${place} `)))).toEqual([
      'unpublished homePage',
    ])
    await run(replace(from, focused))
    const after = await run(Effect.all({ states: allStates, uses: usesByText, drafts: draftChanges }))
    expect(after.uses).toEqual(before.uses.map((use) => use.replace(from, to)).toSorted())
    expect(after.drafts).toEqual(before.drafts)
    const stateBefore = new Map(before.states.map((state) => [state.name, state]))
    for (const { name, version, text } of after.states) {
      const was = stateBefore.get(name)
      const isPlace = was?.text.includes(from)
      // A draft that was only begun with the picture has another base.
      const mayDiffer = name.startsWith('draft') && !isPlace
      const next = (was?.version ?? 0) + (isPlace ? 1 : 0)
      expect([name, version]).toEqual([name, mayDiffer ? version : next])
      expect(text.replaceAll(focused, '')).not.toContain(to)
    }
    for (const use of used) {
      const [, state, name, itemId = ''] = use.split(' ')
      const subject = contentTypeNames.find((each) => each === name)
      if (state === 'draft' || subject === undefined) continue
      const { items } = await run(History.use((history) => history.of({ subject, itemId }, { size: 24 })))
      const change = items.find(({ kind }) => kind === 'updated')
      expect(JSON.stringify(change?.before)).toContain(from)
      expect(JSON.stringify(change?.after)).toContain(focused)
    }
  })

  it('writes nothing where the address is already, also not into unpublished items', async () => {
    const all = Effect.all({ states: allStates, activities })
    await run(replace(from, focused))
    const before = await run(all)
    await run(replace(to, focused))
    expect(await run(all)).toEqual(before)
  })

  // Seen failing without the transaction around all places.
  it('is seen by readers in all places or in none', async () => {
    const before = await run(usesByText)
    await run(replace(from, focused))
    expect(reads.length).toBeGreaterThan(publishables.length)
    expect(new Set(reads.map((read) => read.join('\n')))).toEqual(new Set([before.join('\n')]))
    expect((await run(usesByText)).filter((use) => use.startsWith(from))).toEqual([])
  })

  // Seen failing without the bases of changes back: the replaced picture looked like a choice of somebody.
  it('[W14] changes back a picture that was replaced while it was shown', async () => {
    const item = await run(
      Effect.gen(function* () {
        const [contents, drafts] = [yield* Contents, yield* Drafts]
        const { id: itemId } = yield* contents.add(brand, inputOf(brand, 'For a day', {}, [former]))
        const ref = { subject: 'brand', itemId } as const
        const times = { dueAt: inHours(24), revertAt: inHours(48) }
        const change = yield* drafts.add({ ...ref, action: 'publish', fields: { image: from }, ...times })
        yield* drafts.publish(change.id)
        yield* replace(from, focused)
        const { items } = yield* drafts.list({ subjects: ['brand'], items: [itemId] })
        for (const back of items) yield* drafts.publish(back.id)
        return yield* contents.get(brand, itemId)
      }),
    )
    expect(item.image).toBe(former)
  })

  it('changes nothing if one place refuses it', async () => {
    await run(
      Effect.gen(function* () {
        const contents = yield* Contents
        const item = yield* contents.add(brand, inputOf(brand, 'Former rules', {}, [from]))
        const sql = yield* SqlClient.SqlClient
        yield* sql.withTransaction(sql`update brands set title = '' where id = ${Number(item.id)}`)
      }),
    )
    const all = Effect.all({
      states: allStates,
      activities,
      picture: LibraryStore.use((store) => store.findAddress(from)),
    })
    const before = await run(all)
    expect(await run(Effect.flip(replace(from, focused)))).toMatchObject({ _tag: 'InputRefused' })
    expect(await run(all)).toEqual(before)
  })

  it('keeps the former address as long as history or trash refers to it', async () => {
    const [shown, trashed] = await run(
      Effect.gen(function* () {
        const contents = yield* Contents
        const input = withPictures(newsArticle, { pictures: [former], files: someFiles })
        const items = [
          yield* contents.add(newsArticle, input),
          yield* contents.add(newsArticle, input),
        ] as const
        yield* contents.remove(newsArticle, items[1].id)
        return items
      }),
    )
    await run(replace(former, to))
    const erase = ({ id }: { readonly id: string }) =>
      Trash.use((trash) => trash.erase({ subject: 'newsArticle', itemId: id }))
    expect(await run(isUnused(former))).toBe(false)
    await run(erase(trashed))
    // The history of the item that is still shown.
    expect(await run(isUnused(former))).toBe(false)
    await run(
      Effect.andThen(
        Contents.use((contents) => contents.remove(newsArticle, shown.id)),
        erase(shown),
      ),
    )
    expect(await run(isUnused(former))).toBe(true)
  })
})

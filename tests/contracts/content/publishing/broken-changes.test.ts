import { Clock, Effect, Layer } from 'effect'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stoppedAt } from '#adapters/publishing/stopped-clock.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { StoreBusy } from '#ports/failures.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { startPictures } from '../pictures/picture-stores.ts'
import { inputOf } from '../content-inputs.ts'
import { inHours } from './drafts-contract.ts'

const full = new StoreBusy({ message: 'The disk is full.', retryAfter: 5 })

/** Items whose updates to these titles fail. */
const failing = Layer.effect(
  Contents,
  Effect.map(Contents, (contents): Contents['Service'] => ({
    ...contents,
    update: (contentType, id, change, language) => {
      if ('title' in change && change.title === 'Broken') return Effect.die(new Error('A bug'))
      if ('title' in change && change.title === 'Full') return Effect.fail(full)
      return contents.update(contentType, id, change, language)
    },
  })),
).pipe(Layer.provide(SqlContents))

let runtime = startPictures(failing)
beforeEach(() => {
  runtime = startPictures(failing)
})
afterEach(() => runtime.dispose())

const dueAt = inHours(1)

/** Schedules changes to these titles, all at one time. */
const schedule = (...titles: ReadonlyArray<string>) =>
  Effect.forEach(titles, (title) =>
    Effect.gen(function* () {
      const { id: itemId } = yield* (yield* Contents).add(brand, inputOf(brand, `Before ${title}`))
      const drafts = yield* Drafts
      yield* drafts.add({ subject: 'brand', itemId, action: 'publish', dueAt, fields: { title } })
    }),
  )
const applyDue = Publication.use((publication) => publication.applyDue).pipe(
  Effect.provideService(Clock.Clock, stoppedAt(Date.parse(dueAt))),
)
const titles = Effect.map(
  Contents.use((contents) => contents.list(brand)),
  ({ items }) => items.map(({ title }) => title),
)
const waiting = Effect.map(
  Drafts.use((drafts) => drafts.list()),
  ({ items }) => items.map(({ state, reason }) => [state, reason]),
)

// Seen failing with a step that such an error rolled back, again and again.
it('[W13] a change that runs into a bug fails alone', async () => {
  await runtime.runPromise(schedule('One', 'Broken', 'Two'))
  await runtime.runPromise(applyDue)
  expect(await runtime.runPromise(titles)).toEqual(['One', 'Before Broken', 'Two'])
  expect(await runtime.runPromise(waiting)).toEqual([['failed', 'An error occurred while it was published.']])
})

it('[W12] a full disk fails no change', async () => {
  await runtime.runPromise(schedule('One', 'Full'))
  expect(await runtime.runPromise(Effect.flip(applyDue))).toMatchObject({ _tag: 'StoreBusy' })
  expect(await runtime.runPromise(titles)).toEqual(['Before One', 'Before Full'])
  expect(await runtime.runPromise(waiting)).toEqual([
    ['waiting', ''],
    ['waiting', ''],
  ])
})

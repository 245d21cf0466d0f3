import { Effect, Layer, ManagedRuntime } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SqlConditions } from '#adapters/sql/jobs/conditions.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { AnyStore } from '../support/any-store.ts'

const start = () => ManagedRuntime.make(SqlConditions.pipe(Layer.provide(AnyStore())))
let runtime = start()
beforeEach(() => {
  runtime = start()
})
afterEach(() => runtime.dispose())

const hour = 60 * 60 * 1_000
const begin = Date.parse('2026-03-01T10:00:00.000Z')

/** Records the condition at these hours, and returns for how many hours it has held at each. */
const lookAt = (...hours: ReadonlyArray<number>) =>
  runtime.runPromise(
    Conditions.use(({ holds }) =>
      Effect.forEach(hours, (at) => holds('steady clock', begin + at * hour)),
    ).pipe(Effect.map((lasted) => lasted.map((milliseconds) => milliseconds / hour))),
  )

test('a condition holds since it was first recorded', async () => {
  expect(await lookAt(0, 1, 2, 20, 44)).toEqual([0, 1, 2, 20, 44])
})

test('a condition starts again when the clock goes back', async () => {
  expect(await lookAt(0, 10, 9.9, 11)).toEqual([0, 10, 0, 1.1])
})

// Seen failing before: the earlier time began anew, so that retention waited for another day.
test('a condition goes on if another process, with a later clock, has recorded it', async () => {
  const second = 1 / 3_600
  const [, , lasted] = await lookAt(0, 20 + second, 20)
  expect(lasted).toBe(20)
})

test('a condition starts again if it was not recorded for more than a day', async () => {
  expect(await lookAt(0, 24, 48.1, 49.1)).toEqual([0, 24, 0, 1])
})

test('ending a condition resets only that one', async () => {
  await lookAt(0, 5)
  const ended = Conditions.use(({ holds, ended: end }) =>
    Effect.andThen(end('much is due'), holds('steady clock', begin + 6 * hour)),
  )
  expect((await runtime.runPromise(ended)) / hour).toBe(6)
  await runtime.runPromise(Conditions.use(({ ended: end }) => end('steady clock')))
  expect(await lookAt(7)).toEqual([0])
})

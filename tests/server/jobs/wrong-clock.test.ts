import { Effect, Layer, ManagedRuntime } from 'effect'
import { TestClock } from 'effect/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlConditions } from '#adapters/sql/jobs/conditions.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { deleteExpired } from '#server/jobs/retention-job.ts'
import { ifClockIsSteady } from '#server/jobs/steady-clock.ts'
import { enquiry } from '#tests/contracts/inbox/enquiries-contract.ts'
import { SqliteStore } from '#tests/contracts/sqlite/sqlite-store.ts'

const start = () =>
  ManagedRuntime.make(
    Layer.mergeAll(SqlEnquiries(), SqlRetention({ enquiries: 730 }), SqlConditions).pipe(
      Layer.provide(Layer.succeed(MailRecipients, { enquiries: [], profiles: [] })),
      Layer.provide(Layer.merge(MemoryBlobs(), SqliteStore())),
      Layer.merge(TestClock.layer()),
    ),
  )
let runtime = start()
const log = vi.spyOn(console, 'log')
beforeEach(() => {
  runtime = start()
  log.mockReset().mockImplementation(() => {})
})
afterEach(() => runtime.dispose())

const hour = 60 * 60 * 1_000
const day = 24 * hour
const begin = Date.parse('2026-03-01T10:00:00.000Z')

const at = <A, E>(
  time: number,
  work: Effect.Effect<A, E, Enquiries | ManagedRuntime.ManagedRuntime.Services<typeof runtime>>,
) => runtime.runPromise(Effect.andThen(TestClock.setTime(time), work))

const receive = (time: number, count: number) =>
  at(
    time,
    Enquiries.use(({ send }) => Effect.forEach(Array.from({ length: count }), () => send(enquiry))),
  )
const left = () => runtime.runPromise(Enquiries.use(({ list }) => Effect.map(list(), ({ total }) => total)))
const logged = () => JSON.stringify(log.mock.calls)

/** Runs the job each hour, as the server does. `until` is exclusive. */
const lookEachHour = async (from: number, until: number) => {
  for (let time = from; time < until; time += hour) await at(time, deleteExpired)
}

test('a start with a clock four years ahead deletes nothing, nor does the next one', async () => {
  await receive(begin, 6)
  await lookEachHour(begin, begin + 2 * day)
  await at(begin + 130_000_000_000, deleteExpired)
  await lookEachHour(begin + 2 * day, begin + 4 * day)
  expect(await left()).toBe(6)
})

test('logs what a clock that jumped would have deleted', async () => {
  await receive(begin, 6)
  await lookEachHour(begin, begin + 2 * day)
  await at(begin + 130_000_000_000, deleteExpired)
  expect(logged()).toMatch(/Not deleted for a day.*: 6 enquiries\. The clock has jumped/)
})

test('deletes expired data after a day of steady clock', async () => {
  await receive(begin, 6)
  const later = begin + 731 * day
  await lookEachHour(later, later + day)
  expect(await left()).toBe(6)
  await at(later + day, deleteExpired)
  expect(await left()).toBe(0)
})

test('logs much at once, and deletes it a day later', async () => {
  const soon = begin + 728 * day
  await receive(begin, 12)
  await lookEachHour(soon, begin + 730 * day + hour)
  expect([await left(), logged()]).toEqual([12, '[]'])
  await at(begin + 730 * day + hour, deleteExpired)
  expect(logged()).toMatch(/Not deleted for a day.*: 12 enquiries\. That is much/)
  await lookEachHour(begin + 730 * day + 2 * hour, begin + 731 * day + hour)
  expect(await left()).toBe(12)
  await at(begin + 731 * day + hour, deleteExpired)
  expect(await left()).toBe(0)
})

test('deletes little at once while the clock is steady', async () => {
  await receive(begin, 2)
  await receive(begin + 10 * day, 20)
  await lookEachHour(begin + 729 * day, begin + 730 * day + 2 * hour)
  expect(await left()).toBe(20)
})

test('other jobs that delete by age wait for a steady clock too', async () => {
  let runs = 0
  const job = ifClockIsSteady(Effect.sync(() => void (runs += 1)))
  for (const time of [begin, begin + 23 * hour]) await at(time, job)
  expect(runs).toBe(0)
  for (const time of [begin + day, begin + 400 * day]) await at(time, job)
  expect(runs).toBe(1)
})

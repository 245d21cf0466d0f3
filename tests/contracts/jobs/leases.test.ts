import { Effect, Layer, ManagedRuntime } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { SqlLeases } from '#adapters/sql/jobs/leases.ts'
import { Leases } from '#ports/server/leases.ts'
import { AnyStore } from '../support/any-store.ts'

/** The leases of several processes on one database. */
const processes = async <A>(count: number, use: (all: ReadonlyArray<Leases['Service']>) => Promise<A>) => {
  const store = ManagedRuntime.make(AnyStore())
  const oneOf = () => store.runPromise(Effect.provide(Leases, Layer.fresh(SqlLeases)))
  try {
    return await use(await Promise.all(Array.from({ length: count }, oneOf)))
  } finally {
    await store.dispose()
  }
}

test('one of several processes gets a lease, and keeps it until its release', async () => {
  await processes(3, async (all) => {
    const wants = () => Promise.all(all.map(({ take }) => Effect.runPromise(take('pictures', '1 minute'))))
    const first = await wants()
    expect(first.filter((has) => has)).toHaveLength(1)
    expect(await wants()).toEqual(first)
    const holder = all[first.indexOf(true)]
    const others = all.filter((one) => one !== holder)
    for (const { release } of others) await Effect.runPromise(release('pictures'))
    expect(await wants()).toEqual(first)
    await Effect.runPromise(holder?.release('pictures') ?? Effect.die('Nobody had it'))
    expect(await Effect.runPromise(others[0]?.take('pictures', '1 minute') ?? Effect.succeed(false))).toBe(
      true,
    )
  })
})

test('a lease by a clock four years ahead is free once the clock is right', async () => {
  await processes(2, async ([ahead, other]) => {
    if (ahead === undefined || other === undefined) throw new Error('There are two')
    const inFourYears = TestClock.setTime(Date.now() + 130_000_000_000)
    const taken = Effect.andThen(inFourYears, ahead.take('retention', '30 minutes'))
    expect(await Effect.runPromise(Effect.provide(taken, TestClock.layer()))).toBe(true)
    expect(await Effect.runPromise(other.take('retention', '30 minutes'))).toBe(true)
  })
})

test('the lease of a dead process expires; other jobs are not affected', async () => {
  await processes(2, async ([dead, other]) => {
    if (dead === undefined || other === undefined) throw new Error('There are two')
    expect(await Effect.runPromise(dead.take('pictures', '-1 seconds'))).toBe(true)
    expect(await Effect.runPromise(other.take('pictures', '1 minute'))).toBe(true)
    expect(await Effect.runPromise(dead.take('retention', '1 minute'))).toBe(true)
    expect(await Effect.runPromise(other.take('retention', '1 minute'))).toBe(false)
  })
})

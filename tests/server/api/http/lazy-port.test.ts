import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { lazyPort } from '#adapters/http/client/lazy-port.ts'
import type { ReadFailure } from '#ports/failures.ts'

interface Port {
  readonly count: Effect.Effect<number, ReadFailure>
  add(one: number, other: number): Effect.Effect<number, ReadFailure>
}

const portOf = (load: () => Promise<Port>) => lazyPort<Port>(load, { count: 'effect', add: 'method' })

test('loads the code of a port with its first request', async () => {
  let loads = 0
  const port = portOf(async () => {
    loads += 1
    return { count: Effect.succeed(7), add: (one, other) => Effect.succeed(one + other) }
  })
  expect(loads).toBe(0)
  expect(await Effect.runPromise(port.count)).toBe(7)
  expect(await Effect.runPromise(port.add(1, 2))).toBe(3)
})

test('code that does not load is a failure, and the next request loads it again', async () => {
  let isAway = true
  const port = portOf(async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return { count: Effect.succeed(7), add: () => Effect.succeed(0) }
  })
  const failure = { _tag: 'UnexpectedFailure', withoutResponse: true }
  expect(await Effect.runPromise(Effect.flip(port.count))).toMatchObject(failure)
  expect(await Effect.runPromise(Effect.flip(port.add(1, 2)))).toMatchObject(failure)
  isAway = false
  expect(await Effect.runPromise(port.count)).toBe(7)
})

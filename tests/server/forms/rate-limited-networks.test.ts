import { Effect } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { TriedTooOften } from '#ports/failures.ts'
import { rateLimitedNetworks } from '#server/api/visitor/rate-limited-networks.ts'

const tooMany = new TriedTooOften({ message: 'Later.', retryAfter: 30 })

// Seen failing without the memory, and with one that never ends.
test('asks the store again only once the address may send again', () =>
  Effect.gen(function* () {
    const unlessRefused = rateLimitedNetworks()
    let attempts = 0
    const send = (address: string, outcome: Effect.Effect<string, TriedTooOften>) =>
      Effect.suspend(() => {
        attempts += 1
        return outcome
      }).pipe(unlessRefused(address), Effect.result)

    yield* send('a', Effect.fail(tooMany))
    yield* TestClock.adjust('10 seconds')
    expect(yield* send('a', Effect.succeed('taken'))).toMatchObject({
      failure: { message: 'Later.', retryAfter: 20 },
    })
    expect(attempts).toBe(1)
    expect(yield* send('b', Effect.succeed('taken'))).toMatchObject({ success: 'taken' })
    yield* TestClock.adjust('20 seconds')
    expect(yield* send('a', Effect.succeed('taken'))).toMatchObject({ success: 'taken' })
    expect(attempts).toBe(3)
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise))

// Seen failing with a memory of addresses, of which such a sender has as many as it wants.
test('remembers the network of a refused IPv6 address', () =>
  Effect.gen(function* () {
    const unlessRefused = rateLimitedNetworks()
    yield* Effect.flip(unlessRefused('2001:db8:1:2::3')(Effect.fail(tooMany)))
    const { message } = yield* Effect.flip(unlessRefused('2001:db8:1:2::4')(Effect.succeed('taken')))
    expect(message).toBe('Later.')
    expect(yield* unlessRefused('2001:db8:1:3::4')(Effect.succeed('taken'))).toBe('taken')
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise))

test('forgets a refusal that a wrong clock has dated ahead', () =>
  Effect.gen(function* () {
    const unlessRefused = rateLimitedNetworks()
    yield* TestClock.setTime(Date.parse('2030-01-01'))
    yield* Effect.flip(unlessRefused('a')(Effect.fail(tooMany)))
    yield* TestClock.setTime(Date.parse('2026-01-01'))
    expect(yield* unlessRefused('a')(Effect.succeed('taken'))).toBe('taken')
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise))

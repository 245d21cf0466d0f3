import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it, vi } from 'vitest'
import { minute, signInStore } from './sign-in-store.ts'

describe('sessions', () => {
  const { run, accounts, signIn, monasId, open, whose, isOver, pass } = signInStore()

  it('end with the sign-out, each for itself', async () => {
    const first = await open()
    const second = await open()
    await signIn((port) => port.close(first.token))
    await signIn((port) => port.close(first.token))
    expect(await isOver(first.token)).toBe(true)
    expect(await whose(second.token)).toEqual(second.entry)
    expect(await isOver('no token at all')).toBe(true)
  })

  it('end after two hours without a call', async () => {
    const { token } = await open()
    await pass(119 * minute, 'sessions', 'used_at')
    expect(await whose(token)).toMatchObject({ name: 'Mona' })
    await run(Effect.sleep('50 millis'))
    await pass(119 * minute, 'sessions', 'used_at')
    expect(await whose(token)).toMatchObject({ name: 'Mona' })
    await run(Effect.sleep('50 millis'))
    await pass(121 * minute, 'sessions', 'used_at')
    expect(await isOver(token)).toBe(true)
  })

  it('end after twelve hours', async () => {
    const { token } = await open()
    await pass(12 * 60 * minute - minute, 'sessions', 'opened_at')
    expect(await whose(token)).toMatchObject({ name: 'Mona' })
    await pass(minute, 'sessions', 'opened_at')
    expect(await isOver(token)).toBe(true)
  })

  it('write their use down once a minute at most', async () => {
    const { token } = await open()
    const usedAt = () => run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select used_at from sessions`))
    await pass(50_000, 'sessions', 'used_at')
    const before = await usedAt()
    await whose(token)
    await run(Effect.sleep('50 millis'))
    expect(await usedAt()).toEqual(before)
    await pass(20_000, 'sessions', 'used_at')
    await whose(token)
    await vi.waitFor(async () => expect(await usedAt()).not.toEqual(before))
  })

  it.each([
    ['its role changes', { role: 'CXTeam' }],
    ['it gets another password', { password: 'another stone in the wall' }],
  ])('end when %s', async (_, change) => {
    const { token } = await open()
    await accounts((port) => port.update(monasId(), change))
    expect(await isOver(token)).toBe(true)
  })

  it.each([
    ['its name changes', { name: 'Mona H.' }],
    ['its role stays', { role: 'Hr', password: '' }],
  ])('go on when %s', async (_, change) => {
    const { token } = await open()
    await accounts((port) => port.update(monasId(), change))
    expect(await whose(token)).toMatchObject({ id: monasId() })
  })

  it('end with the account', async () => {
    const { token } = await open()
    await accounts((port) => port.remove(monasId()))
    expect(await isOver(token)).toBe(true)
  })
})

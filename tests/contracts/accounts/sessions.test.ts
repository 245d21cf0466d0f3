import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it, vi } from 'vitest'
import { credentials, minute, password, signInStore } from './sign-in-store.ts'

describe('sessions', () => {
  const { run, accounts, signIn, refusedSignIn, monasId, open, whose, isOver, pass } = signInStore()

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

  it('are listed to their person, this one first, then by last use', async () => {
    const phone = await open(credentials, '10.0.0.2', { browser: 'Safari', system: 'iPhone' })
    const here = await open()
    const listed = await signIn((port) => port.sessions(here.token))
    expect(listed).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isThisOne: true },
      { browser: 'Safari', system: 'iPhone', isThisOne: false },
    ])
    expect(JSON.stringify(listed)).not.toContain(phone.token)
    await pass(121 * minute, 'sessions', 'used_at')
    expect((await refusedSignIn((port) => port.sessions(here.token)))._tag).toBe('NotSignedIn')
    const again = await open()
    expect(await signIn((port) => port.sessions(again.token))).toHaveLength(1)
  })

  it('end from another one of the same person, and of nobody else', async () => {
    const here = await open()
    const phone = await open()
    const admins = await open({ email: 'admin@example.com', password })
    const ids = async (token: string) => (await signIn((port) => port.sessions(token))).map(({ id }) => id)
    const [adminsId = ''] = await ids(admins.token)
    expect(await refusedSignIn((port) => port.end(here.token, adminsId))).toMatchObject({
      _tag: 'ItemNotFound',
    })
    expect(await whose(admins.token)).toEqual(admins.entry)
    const [, phonesId = ''] = await ids(here.token)
    await signIn((port) => port.end(here.token, phonesId))
    expect(await isOver(phone.token)).toBe(true)
    expect(await whose(here.token)).toEqual(here.entry)
  })

  it('end everywhere, but for others', async () => {
    const here = await open()
    const phone = await open()
    const admins = await open({ email: 'admin@example.com', password })
    await signIn((port) => port.endAll(here.token))
    expect(await isOver(here.token)).toBe(true)
    expect(await isOver(phone.token)).toBe(true)
    expect(await whose(admins.token)).toEqual(admins.entry)
  })
})

import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { credentials, minute, password, signInStore } from './sign-in-store.ts'

describe('links to set a new password', () => {
  const store = signInStore()
  const { run, accounts, signIn, resets, refusedReset, monasId, open, refused, whose, isOver, pass } = store

  const newPassword = 'another stone in the wall'
  const address = '10.0.0.1'
  const here = { address, deviceCookie: '' }
  const start = () => resets((port) => port.start(monasId()))
  const use = (token: string) => resets((port) => port.use({ token, newPassword }, here))
  const isSpent = async (token: string) => {
    const failure = await refusedReset((port) => port.use({ token, newPassword }, here))
    return failure._tag === 'InputRefused' && 'token' in failure.fields
  }
  const rows = (table: string) =>
    run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.unsafe<Readonly<Record<string, unknown>>>(`select * from ${table}`),
      ),
    )

  it('set it, end every session of the account, and work once', async () => {
    const sessions = [await open(), await open()]
    const admins = await open({ email: 'admin@example.com', password })
    const { token, person } = await start()
    expect(person).toEqual({ name: 'Mona', email: 'mona@example.com' })
    await use(token)
    for (const session of sessions) expect(await isOver(session.token)).toBe(true)
    expect(await whose(admins.token)).toEqual(admins.entry)
    expect((await refused(credentials))._tag).toBe('NotSignedIn')
    expect((await open({ ...credentials, password: newPassword })).entry.id).toBe(monasId())
    expect(await isSpent(token)).toBe(true)
  })

  it('are used by one of two at once', async () => {
    const { token } = await start()
    const outcomes = await Promise.allSettled([use(token), use(token)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('are good for ten minutes', async () => {
    const { token } = await start()
    await pass(10 * minute, 'password_resets', 'until')
    expect(await isSpent(token)).toBe(true)
    const later = await start()
    await pass(9 * minute, 'password_resets', 'until')
    await use(later.token)
  })

  it('are kept hashed, and not for longer than they are good', async () => {
    const { token } = await start()
    expect(JSON.stringify(await rows('password_resets'))).not.toContain(token)
    await pass(10 * minute, 'password_resets', 'until')
    await start()
    expect(await rows('password_resets')).toHaveLength(1)
  })

  it.each([
    ['is used', async () => use((await start()).token)],
    [
      'is made needless by an Admin',
      () => accounts((port) => port.update(monasId(), { password: newPassword })),
    ],
    [
      'is made needless by the person',
      async () => {
        const { token } = await open()
        return signIn((port) => port.changeOwn(token, { currentPassword: password, newPassword }))
      },
    ],
    [
      'comes too late for the email',
      () => accounts((port) => port.update(monasId(), { email: 'm@example.com' })),
    ],
    ['outlives its account', () => accounts((port) => port.remove(monasId()))],
  ])('die when another one %s', async (_, change: () => Promise<unknown>) => {
    const { token } = await start()
    await change()
    expect(await isSpent(token)).toBe(true)
  })

  it('survive a change that is none of theirs', async () => {
    const { token } = await start()
    await accounts((port) => port.update(monasId(), { name: 'Mona H.' }))
    await use(token)
    expect(await isSpent(token)).toBe(true)
  })

  it('free an account whose password was guessed at', async () => {
    for (let tries = 0; tries < 5; tries += 1) await refused()
    expect((await refused(credentials))._tag).toBe('TriedTooOften')
    await use((await start()).token)
    expect((await open({ ...credentials, password: newPassword })).entry.id).toBe(monasId())
  })

  it('cannot be guessed at without end', async () => {
    const guess = () => refusedReset((port) => port.use({ token: 'x', newPassword }, here))
    for (let tries = 0; tries < 20; tries += 1) expect((await guess())._tag).toBe('InputRefused')
    expect((await guess())._tag).toBe('TriedTooOften')
  })

  it('are started by who asks, where somebody has that email', async () => {
    const started = await resets((port) => port.startFor(' MONA@example.com', address))
    expect(started?.person.name).toBe('Mona')
    expect(await resets((port) => port.startFor('nobody@example.com', address))).toBeUndefined()
    await use(started?.token ?? '')
  })

  it.each(['mona@example.com', 'nobody@example.com'])('can be asked for %s three times', async (email) => {
    const ask = (from: string) => resets((port) => port.admit(email, from))
    for (let tries = 0; tries < 3; tries += 1) await ask(`10.0.1.${tries}`)
    expect(await refusedReset((port) => port.admit(email, '10.0.1.9'))).toMatchObject({
      _tag: 'TriedTooOften',
      retryAfter: expect.any(Number),
    })
    await open()
  })

  it('can be asked for by one address twenty times', async () => {
    const ask = (at: number) => resets((port) => port.admit(`nobody${at}@example.com`, address))
    for (let tries = 0; tries < 20; tries += 1) await ask(tries)
    expect((await refusedReset((port) => port.admit(credentials.email, address)))._tag).toBe('TriedTooOften')
  })

  it('are written down, without their secret', async () => {
    const { token } = await start()
    await resets((port) => port.startFor(credentials.email, address))
    await use(token)
    const written = await rows('activities')
    expect(written.filter(({ kind }) => kind === 'resetStarted')).toMatchObject([
      { title: 'Mona', address: '' },
      { title: 'Mona', address, author: '' },
    ])
    expect(written.at(-1)).toMatchObject({ kind: 'updated', author: 'Mona', subject: 'account' })
    expect(JSON.stringify(written)).not.toContain(token)
  })
})

import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqlAccounts } from '#adapters/sql/accounts.ts'
import { SqlSignIn } from '#adapters/sql/sign-in.ts'
import type { Account } from '#domain/account/account.ts'
import { Accounts } from '#ports/accounts.ts'
import { SignIn } from '#ports/sign-in.ts'
import { SqliteStore } from './sqlite-store.ts'

const password = 'a stone in the quay wall'
const minute = 60_000

const start = () =>
  ManagedRuntime.make(Layer.mergeAll(SqlAccounts, SqlSignIn).pipe(Layer.provideMerge(SqliteStore())))

describe('signing in', () => {
  let runtime = start()
  let mona: Account
  const run = <A, E>(effect: Effect.Effect<A, E, Accounts | SignIn | SqlClient.SqlClient>) => runtime.runPromise(effect)
  const accounts = <A, E>(use: (port: Accounts['Service']) => Effect.Effect<A, E>) => run(Effect.flatMap(Accounts, use))
  const signIn = <A, E>(use: (port: SignIn['Service']) => Effect.Effect<A, E>) => run(Effect.flatMap(SignIn, use))
  const refusedSignIn = <A, E>(use: (port: SignIn['Service']) => Effect.Effect<A, E>) => signIn((port) => Effect.flip(use(port)))

  const credentials = { email: 'mona@example.com', password }
  const open = (sent = credentials, address = '10.0.0.1') => signIn((port) => port.open(sent, address))
  const refused = (sent = { ...credentials, password: 'wrong' }, address = '10.0.0.1') =>
    refusedSignIn((port) => port.open(sent, address))
  const whose = (token: string) => signIn((port) => port.whose(token))
  const isOver = async (token: string) => (await refusedSignIn((port) => port.whose(token)))._tag === 'NotSignedIn'

  /** Lets time pass for what is written already. */
  const pass = (milliseconds: number, table: string, ...columns: ReadonlyArray<string>) =>
    run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => {
        const earlier = columns.map(
          (column) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${milliseconds / 1_000} seconds')`,
        )
        return sql.withTransaction(sql.unsafe(`update ${table} set ${earlier.join(', ')}`))
      }),
    )

  beforeEach(async () => {
    runtime = start()
    await accounts((port) => port.add({ name: 'Admin', email: 'admin@example.com', role: 'Admin', password }))
    mona = await accounts((port) => port.add({ name: 'Mona', email: 'mona@example.com', role: 'Hr', password }))
  })
  afterEach(() => runtime.dispose())

  it('answers the entry and a token of 128 random bits', async () => {
    const { token, entry } = await open({ email: ' MONA@example.com ', password })
    expect(entry).toEqual({ id: mona.id, name: 'Mona', email: 'mona@example.com', role: 'Hr' })
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect((await open()).token).not.toBe(token)
    expect(await whose(token)).toEqual(entry)
    expect((await accounts((port) => port.get(mona.id))).lastSignInAt).toMatch(/^\d{4}-.*Z$/)
  })

  it('is refused alike for an unknown email and a wrong password', async () => {
    const wrong = await refused()
    const unknown = await refused({ email: 'nobody@example.com', password })
    expect(wrong).toMatchObject({ _tag: 'NotSignedIn', answered: true, message: 'Email or password is wrong.' })
    expect({ ...unknown }).toEqual({ ...wrong })
  })

  it('costs as much for an unknown email as for a wrong password', async () => {
    const costOf = async (email: string, at: number) => {
      const before = process.cpuUsage()
      await refused({ email, password: 'wrong' }, `10.0.1.${at}`)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known: Array<number> = []
    const unknown: Array<number> = []
    for (let at = 0; at < 4; at += 1) {
      known.push(await costOf('mona@example.com', at))
      unknown.push(await costOf(`nobody${at}@example.com`, at))
    }
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('keeps neither password nor token as they are', async () => {
    const { token } = await open()
    const kept = await run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.all([sql<{ password_hash: string }>`select * from accounts`, sql`select * from sessions`]),
      ),
    )
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(JSON.stringify(kept)).not.toContain(password)
    const hashes = kept[0].map(({ password_hash }) => password_hash)
    expect(hashes).toEqual(Array(2).fill(expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)))
    expect(new Set(hashes).size).toBe(2)
  })

  it('refuses the most common passwords where one is set', async () => {
    const common = { password: expect.stringContaining('too common') }
    const draft = { name: 'New', email: 'new@example.com', role: 'Hr', password: 'QWERTY123456' }
    expect(await accounts((port) => Effect.flip(port.add(draft)))).toMatchObject({ _tag: 'DraftRefused', fields: common })
    const change = { password: '123456789012' }
    expect(await accounts((port) => Effect.flip(port.update(mona.id, change)))).toMatchObject({ fields: common })
    const { token } = await open()
    const own = { currentPassword: password, newPassword: 'administrator' }
    expect(await refusedSignIn((port) => port.changeOwn(token, own))).toMatchObject({
      fields: { newPassword: common.password },
    })
  })

  describe('sessions', () => {
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
      await run(Effect.sleep('50 millis'))
      expect(await usedAt()).not.toEqual(before)
    })

    it.each([
      ['its role changes', { role: 'CXTeam' }, true],
      ['it gets another password', { password: 'another stone in the wall' }, true],
      ['its name changes', { name: 'Mona H.' }, false],
      ['its role stays', { role: 'Hr', password: '' }, false],
    ])('of an account when %s', async (_, change, ends) => {
      const { token } = await open()
      await accounts((port) => port.update(mona.id, change))
      if (ends) expect(await isOver(token)).toBe(true)
      else expect(await whose(token)).toMatchObject({ id: mona.id })
    })

    it('end with the account', async () => {
      const { token } = await open()
      await accounts((port) => port.remove(mona.id))
      expect(await isOver(token)).toBe(true)
    })
  })

  describe('one’s own account', () => {
    const newPassword = 'another stone in the wall'

    it('takes a name', async () => {
      const { token } = await open()
      expect(await signIn((port) => port.changeOwn(token, { name: ' Mona Haddad ' }))).toEqual({
        id: mona.id,
        name: 'Mona Haddad',
        email: 'mona@example.com',
        role: 'Hr',
      })
      expect(await accounts((port) => port.get(mona.id))).toMatchObject({ name: 'Mona Haddad', version: 2 })
      expect(await refusedSignIn((port) => port.changeOwn(token, { name: ' ' }))).toMatchObject({
        _tag: 'DraftRefused',
        fields: { name: 'Name is required' },
      })
    })

    it('takes a password for the current one, and ends the other sessions', async () => {
      const here = await open()
      const elsewhere = await open()
      await signIn((port) => port.changeOwn(here.token, { currentPassword: password, newPassword }))
      expect(await whose(here.token)).toEqual(here.entry)
      expect(await isOver(elsewhere.token)).toBe(true)
      expect((await refused(credentials))._tag).toBe('NotSignedIn')
      expect((await open({ ...credentials, password: newPassword })).entry).toEqual(here.entry)
    })

    it('keeps its password where the current one is wrong or the new one breaks a rule', async () => {
      const { token } = await open()
      const refusal = (change: object) => refusedSignIn((port) => port.changeOwn(token, change))
      expect(await refusal({ newPassword })).toMatchObject({ fields: { currentPassword: expect.any(String) } })
      expect(await refusal({ currentPassword: 'wrong', newPassword })).toMatchObject({
        fields: { currentPassword: expect.any(String) },
      })
      expect(await refusal({ currentPassword: password, newPassword: 'short' })).toMatchObject({
        fields: { newPassword: expect.stringContaining('12') },
      })
      expect((await open()).entry.id).toBe(mona.id)
    })

    it('cannot be guessed at without end', async () => {
      const { token } = await open()
      const guess = { currentPassword: 'wrong', newPassword }
      for (let tries = 0; tries < 5; tries += 1) await refusedSignIn((port) => port.changeOwn(token, guess))
      expect(await refusedSignIn((port) => port.changeOwn(token, guess))).toMatchObject({ _tag: 'TriedTooOften' })
    })

    it('is nobody’s without a session', async () => {
      expect(await refusedSignIn((port) => port.changeOwn('no token', { name: 'X' }))).toMatchObject({ _tag: 'NotSignedIn' })
    })
  })

  describe('failed tries', () => {
    const waitOf = async (...parameters: Parameters<typeof refused>) => {
      const failure = await refused(...parameters)
      return failure._tag === 'TriedTooOften' ? failure.retryAfter : 0
    }

    it('of an account make the sixth wait, from wherever, and each further one longer', async () => {
      for (let tries = 0; tries < 5; tries += 1) expect(await waitOf(undefined, `10.0.0.${tries}`)).toBe(0)
      const first = await waitOf(credentials, '10.9.9.9')
      expect(first).toBeGreaterThan(0)
      await pass(first * 1_000, 'sign_in_tries', 'tried_at')
      expect(await waitOf(undefined)).toBe(0)
      const second = await waitOf(credentials)
      expect(second).toBeGreaterThan(first)
      expect(second).toBeLessThanOrEqual(15 * 60)
    })

    it('lock nobody out: after the wait the right password opens, and forgets them', async () => {
      for (let tries = 0; tries < 5; tries += 1) await refused()
      await pass((await waitOf(credentials)) * 1_000, 'sign_in_tries', 'tried_at')
      await open()
      for (let tries = 0; tries < 5; tries += 1) expect(await waitOf()).toBe(0)
    })

    it('of one address make the twenty-first wait, whichever the account', async () => {
      for (let tries = 0; tries < 20; tries += 1) expect(await waitOf({ email: `nobody${tries}@example.com`, password })).toBe(0)
      expect(await waitOf(credentials)).toBeGreaterThan(0)
      expect(await waitOf(undefined, '10.9.9.9')).toBe(0)
    })

    it('are none where the password was right', async () => {
      for (let tries = 0; tries < 20; tries += 1) await open()
      expect((await open()).entry.id).toBe(mona.id)
    })

    it('count when they come at once', async () => {
      const at = (from: number) => refused(undefined, `10.0.2.${from}`)
      const failures = await Promise.all(Array.from({ length: 12 }, (_, from) => at(from)))
      expect(failures.filter(({ _tag }) => _tag === 'NotSignedIn')).toHaveLength(5)
    })

    it('are over after a quarter of an hour', async () => {
      for (let tries = 0; tries < 5; tries += 1) await refused()
      await pass(15 * minute, 'sign_in_tries', 'tried_at')
      expect(await waitOf()).toBe(0)
    })
  })
})

import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer
let database: DatabaseSync
let owner: Awaited<ReturnType<typeof someAccount>>
let accounts = 0

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
  database = new DatabaseSync(databaseFile(server.dataDir))
})
afterAll(async () => {
  database.close()
  await server.stop()
})
beforeEach(async () => {
  owner = await someAccount(server, `owner${(accounts += 1)}`)
})

const signIn = (client: Client, password: string, address: string, email = owner.email) =>
  client.post('/login', { email, password }, { headers: { 'x-forwarded-for': address } })

const guess = (address: string, client = server.visitor()) => signIn(client, 'a wrong password', address)

/** Stores the failures from many networks after which further ones wait. */
const guessFromEverywhere = () => {
  const failed = database.prepare('insert into sign_in_tries (subject, tried_at) values (?, ?)')
  const account = createHash('sha256').update(owner.email).digest('hex')
  for (let at = 0; at < 21; at += 1) failed.run(`account ${account}`, new Date().toISOString())
}

const waitOf = (response: { readonly headers: Headers }) => Number(response.headers.get('retry-after'))

describe('guesses at a password', () => {
  test('make the sixth from one network wait, up to a quarter of an hour', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await guess('10.0.0.1')).status).toBe(401)
    const refused = await guess('10.0.0.1')
    expect(refused).toMatchObject({ status: 429, code: 429 })
    expect(refused.message).toMatch(/^Too many tries\. Try again in (1 minute|60 seconds|\d\d seconds)\.$/)
    expect(waitOf(refused)).toBeGreaterThan(0)
    expect(waitOf(refused)).toBeLessThanOrEqual(15 * 60)
  })

  test('do not slow a sign-in from another network', async () => {
    for (let tries = 0; tries < 8; tries += 1) await guess('10.0.0.2')
    expect(await signIn(server.visitor(), owner.password, '10.0.0.3')).toMatchObject({ code: 200 })
  })

  test('from many networks slow others for a minute at most', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => guess(`10.1.${at}.1`)))
    const refused = await signIn(server.visitor(), owner.password, '10.0.0.4')
    expect(refused).toMatchObject({ status: 429 })
    expect(waitOf(refused)).toBeLessThanOrEqual(60)
  })

  test('from many networks keep no device out that has signed in before', async () => {
    guessFromEverywhere()
    expect(await signIn(owner.client, owner.password, '10.0.0.5')).toMatchObject({ code: 200 })
  })

  test('from such a device slow only that device', async () => {
    for (let tries = 0; tries < 5; tries += 1) await guess('10.0.0.6', owner.client)
    expect((await guess('10.0.0.7', owner.client)).status).toBe(429)
    expect(await signIn(server.visitor(), owner.password, '10.0.0.6')).toMatchObject({ code: 200 })
  })

  test('do not stop a signed-in user from changing the password', async () => {
    guessFromEverywhere()
    const change = { currentPassword: owner.password, newPassword: 'quite another password' }
    expect(await owner.client.put('/account', change)).toMatchObject({ code: 200 })
  })

  test('from one large IPv6 network count together', async () => {
    const failed = database.prepare('insert into sign_in_tries (subject, tried_at) values (?, ?)')
    for (let at = 0; at < 59; at += 1) failed.run('site 2001:db8:1::/48', new Date().toISOString())
    expect((await guess('2001:db8:1:1::1')).status).toBe(401)
    expect((await guess('2001:db8:1:ffff::1')).status).toBe(429)
    expect((await guess('2001:db8:2:1::1')).status).toBe(401)
  })
})

describe('the device cookie', () => {
  test('holds no personal data, and scripts cannot read it', async () => {
    const { headers } = await signIn(server.visitor(), owner.password, '10.2.0.1')
    const cookie = headers.getSetCookie().find((each) => each.startsWith('device='))
    expect(cookie).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; (Expires=[^;]+; )?HttpOnly; SameSite=Lax$/,
    )
  })

  test('recognizes several accounts of one browser', async () => {
    const other = await someAccount(server, `other${accounts}`)
    await signIn(owner.client, other.password, '10.2.0.2', other.email)
    guessFromEverywhere()
    expect(await signIn(owner.client, owner.password, '10.2.0.2')).toMatchObject({ code: 200 })
  })

  test('is ignored if forged, or of another account', async () => {
    const other = await someAccount(server, `stranger${accounts}`)
    guessFromEverywhere()
    const forged = server.visitor()
    forged.cookies.set('device', `${'A'.repeat(22)}.${'A'.repeat(43)}`)
    for (const client of [forged, other.client])
      expect(await signIn(client, owner.password, '10.2.0.3')).toMatchObject({ status: 429 })
  })

  test('is set when a password is set by a link', async () => {
    const admin = await server.as('Admin')
    const { data } = await admin.post(`/adminuser/${owner.id}/password_reset`)
    const [, token] = (data['results'] as { readonly address: string }).address.split('#')
    const visitor = server.visitor()
    await visitor.put('/password_reset', { token, newPassword: 'quite another password' })
    guessFromEverywhere()
    expect(await signIn(visitor, 'quite another password', '10.2.0.4')).toMatchObject({ code: 200 })
  })
})

describe('after the clock was a year ahead', () => {
  const writeThen = (table: string, column: string, where = 'true') =>
    database.exec(
      `update ${table} set ${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '+1 year') where ${where}`,
    )

  test('failures counted then delay no sign-in', async () => {
    for (let tries = 0; tries < 6; tries += 1) await guess('10.3.0.1')
    writeThen('sign_in_tries', 'tried_at')
    expect(await signIn(server.visitor(), owner.password, '10.3.0.1')).toMatchObject({ code: 200 })
  })

  test.each(['opened_at', 'used_at'])('ends a session with %s in the future', async (column) => {
    writeThen('sessions', column, `account_id = ${owner.id}`)
    expect(await owner.client.get('/session')).toMatchObject({ status: 401 })
  })

  test('refuses a link from then', async () => {
    const admin = await server.as('Admin')
    const { data } = await admin.post(`/adminuser/${owner.id}/password_reset`)
    const [, token] = (data['results'] as { readonly address: string }).address.split('#')
    writeThen('password_resets', 'until')
    const response = await server
      .visitor()
      .put('/password_reset', { token, newPassword: 'quite another one' })
    expect(response).toMatchObject({ status: 422, data: { fields: { token: expect.any(String) } } })
  })
})

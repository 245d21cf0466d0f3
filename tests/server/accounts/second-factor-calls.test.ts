import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentCode } from '#tests/support/back-end/current-code.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://sahilan.example' })
})
afterAll(() => server.stop())

const switchedOn = async (name: string, role = 'CXTeam') => {
  const account = await someAccount(server, name, role)
  const { client, password: currentPassword } = account
  const { data } = await client.post('/account/second_factor', { currentPassword })
  const { secret, address } = data['results'] as { secret: string; address: string }
  const confirmed = await client.put('/account/second_factor', { code: currentCode(secret) })
  const { recoveryCodes } = confirmed.data['results'] as { recoveryCodes: ReadonlyArray<string> }
  const login = (code?: string) =>
    server.visitor().post('/login', { email: account.email, password: account.password, code })
  return { ...account, secret, address, recoveryCodes, login }
}

describe('a second factor', () => {
  test('has the host of PUBLIC_URL as issuer', async () => {
    const { address } = await switchedOn('named')
    expect(address).toMatch(/^otpauth:\/\/totp\/sahilan\.example:named%40example\.com\?secret=[A-Z2-7]{32}&/)
  })

  test('is a step of the sign-in, and no cookie is set before', async () => {
    const { login, secret, id } = await switchedOn('guarded')
    const first = await login()
    expect(first).toMatchObject({ status: 422, data: { fields: { code: 'Code is required' } } })
    expect(first.headers.getSetCookie()).toEqual([])
    const wrong = await login('000000')
    expect(wrong).toMatchObject({ status: 422, data: { fields: { code: expect.any(String) } } })
    expect(wrong.headers.getSetCookie()).toEqual([])
    const code = currentCode(secret, 1)
    expect(await login(code)).toMatchObject({ status: 200, data: { results: { id } } })
    expect(await login(code)).toMatchObject({ status: 422 })
  })

  test('is switched off by an Admin, who never sees its secret', async () => {
    const { id, login, client, secret } = await switchedOn('lost')
    const admin = await server.as('Admin')
    const path = `/adminuser/${id}/second_factor`
    expect(await admin.get(path)).toMatchObject({ data: { results: { on: true } } })
    expect((await admin.get(`/adminuser/${id}`)).text).not.toContain(secret)
    expect(await admin.delete(path)).toMatchObject({ status: 200 })
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ status: 200 })
  })
})

describe('a second factor that a role requires', () => {
  test('opens only the own account before it is set up', async () => {
    const { client, password: currentPassword } = await someAccount(server, 'unguarded')
    const admin = await server.as('Admin')
    expect(await admin.put('/second_factor_roles', { roles: ['CXTeam'] })).toMatchObject({ status: 200 })
    for (const call of [
      () => client.post('/Ourbrands_add', {}),
      () => client.put('/homepage', { statement: 'Changed' }),
      () => client.get('/activity'),
      () => client.get('/docs'),
      () => client.get('/NewsLater_list?translation=missing&in=ar'),
    ]) {
      expect(await call()).toMatchObject({ status: 403, message: expect.stringContaining('second factor') })
    }
    expect(await client.get('/session')).toMatchObject({ data: { results: { lacksSecondFactor: true } } })
    expect(await client.get('/account/sessions')).toMatchObject({ status: 200 })
    const offered = await client.post('/account/second_factor', { currentPassword })
    const { secret } = offered.data['results'] as { secret: string }
    await client.put('/account/second_factor', { code: currentCode(secret) })
    expect(await client.get('/activity')).toMatchObject({ status: 200 })
    expect(await client.post('/account/second_factor_off', { currentPassword })).toMatchObject({
      status: 422,
    })
    await admin.put('/second_factor_roles', { roles: [] })
    expect(await client.post('/account/second_factor_off', { currentPassword })).toMatchObject({
      status: 200,
    })
  })

  test('refuses an unknown role', async () => {
    const admin = await server.as('Admin')
    expect(await admin.put('/second_factor_roles', { roles: ['Owner'] })).toMatchObject({ status: 422 })
    expect(await admin.get('/second_factor_roles')).toMatchObject({ data: { results: { roles: [] } } })
  })
})

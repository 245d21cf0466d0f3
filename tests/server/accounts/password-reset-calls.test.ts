import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

const publicUrl = 'https://sahilan.example'
const newPassword = 'quite another password'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl })
})
afterAll(() => server.stop())

const started = async (name: string, headers = {}) => {
  const account = await someAccount(server, name)
  const admin = await server.as('Admin')
  const response = await admin.post(`/adminuser/${account.id}/password_reset`, undefined, { headers })
  const { address } = response.data['results'] as { address: string }
  return { ...account, response, address, token: new URL(address).hash.slice(1) }
}

const use = (token: string, password = newPassword) =>
  server.visitor().put('/password_reset', { token, newPassword: password })

describe('a link made by an Admin', () => {
  test('has the address of PUBLIC_URL, whatever the Host header', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    const { address, response } = await started('linked', headers)
    expect(address).toMatch(/^https:\/\/sahilan\.example\/admin\/reset#[\w-]{22}$/)
    expect(response).toMatchObject({ status: 200, data: { results: { mailed: false } } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('sets the password once, and ends the sessions of the account', async () => {
    const { client, email, password, token } = await started('forgetful')
    const response = await use(token)
    expect(response).toMatchObject({ status: 200, data: { results: {} } })
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-device=/)])
    expect(await client.get('/session')).toMatchObject({ status: 401 })
    expect(await server.visitor().signIn(email, password)).toMatchObject({ status: 401 })
    expect(await server.visitor().signIn(email, newPassword)).toMatchObject({ status: 200 })
    expect(await use(token)).toMatchObject({ status: 422, data: { fields: { token: expect.any(String) } } })
  })

  test('is refused from another site', async () => {
    const { token } = await started('lured')
    const headers = { origin: 'https://evil.example' }
    const response = await server.visitor().put('/password_reset', { token, newPassword }, { headers })
    expect(response).toMatchObject({ status: 403 })
  })

  test('is in no other response', async () => {
    const { token, id } = await started('private')
    const admin = await server.as('Admin')
    for (const path of [`/adminuser/${id}`, '/adminuser', '/activity'])
      expect((await admin.get(path)).text).not.toContain(token)
  })
})

describe('without mail', () => {
  test('a request for a link is refused alike for any e-mail', async () => {
    const visitor = server.visitor()
    expect(await visitor.get('/password_reset')).toMatchObject({ data: { results: { byMail: false } } })
    const known = await visitor.post('/password_reset', { email: 'admin@example.com' })
    const unknown = await visitor.post('/password_reset', { email: 'nobody@example.com' })
    expect(known).toMatchObject({ status: 404, code: 404 })
    expect(unknown.text).toBe(known.text)
  })
})

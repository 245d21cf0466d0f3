import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import {
  accountWithPasskey,
  addPasskey,
  publicUrl,
  refused,
  signInBy,
  visitorOf,
} from '../support/calls/passkey-calls.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl, TRUST_PROXY: '1' })
})
const visitor = () => visitorOf(server)
const withPasskey = (name: string) => accountWithPasskey(server, name, 'Hr')
afterAll(() => server.stop())

describe('[O22] a required second factor', () => {
  const require = async (roles: ReadonlyArray<string>) =>
    (await server.as('Admin')).put('/second_factor_roles', { roles })

  test('is satisfied by a passkey, also by one that is just added', async () => {
    const { device } = await withPasskey('keyed')
    const lacking = await someAccount(server, 'lacking', 'Hr')
    await require(['Hr'])
    try {
      const client = visitor()
      await signInBy(client, device)
      expect(await client.get('/enquiry_mail_list')).toMatchObject({ status: 200 })
      expect(await lacking.client.get('/enquiry_mail_list')).toMatchObject({ status: 403 })
      const { response } = await addPasskey(lacking.client, lacking.password)
      const { id } = Object(response.data['results'])
      expect(await lacking.client.get('/enquiry_mail_list')).toMatchObject({ status: 200 })
      const json = { currentPassword: lacking.password }
      expect(await lacking.client.delete(`/account/passkeys/${id}`, { json })).toMatchObject({
        status: 422,
        data: { fields: { currentPassword: 'Your role requires a second factor' } },
      })
    } finally {
      await require([])
    }
  })

  test('is not passed by the password of an account with a passkey', async () => {
    const { client, device, email, password } = await withPasskey('bypassed')
    const earlier = visitor()
    expect(await earlier.post('/login', { email, password })).toMatchObject({ status: 200 })
    await require(['Hr'])
    try {
      expect(await client.get('/enquiry_mail_list')).toMatchObject({ status: 200 })
      expect(await earlier.get('/enquiry_mail_list')).toMatchObject({ status: 403 })
      expect(await visitor().post('/login', { email, password })).toMatchObject({
        status: 401,
        message: 'Your role requires a second factor. Sign in with your passkey.',
      })
      expect(await signInBy(visitor(), device)).toMatchObject({ status: 200 })
    } finally {
      await require([])
    }
  })

  test('is removed by an Admin with the passkeys of a lost device', async () => {
    const { id, device, email, password } = await withPasskey('lost')
    const admin = await server.as('Admin')
    const path = `/adminuser/${id}/second_factor`
    expect(await admin.get(path)).toMatchObject({ data: { results: { on: true } } })
    expect(await admin.delete(path)).toMatchObject({ status: 200 })
    expect(await signInBy(visitor(), device)).toMatchObject(refused)
    expect(await visitor().post('/login', { email, password })).toMatchObject({ status: 200 })
  })
})

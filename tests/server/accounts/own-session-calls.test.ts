import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSession } from '#domain/session/own-session.ts'
import type { Client } from '#tests/support/client.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { someAccount } from '../support/some-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const account = (name: string) => someAccount(server, name)

describe('one’s own sessions', () => {
  const listed = async (client: Client) =>
    (await client.get('/account/sessions')).data['results'] as ReadonlyArray<OwnSession>

  test('are told from what they were opened, and nothing of their secret', async () => {
    const { client, email, password } = await account('traveller')
    const phone = server.visitor()
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1' }
    await phone.post('/login', { email, password }, { headers })
    const { text } = await client.get('/account/sessions')
    expect(await listed(client)).toMatchObject([
      { isThisOne: true },
      { isThisOne: false, browser: 'Safari', system: 'iPhone' },
    ])
    for (const { cookies } of [client, phone]) expect(text).not.toContain(cookies.get('session'))
  })

  test('end one by one, at once', async () => {
    const { client, email, password } = await account('forgetful')
    const phone = await server.signedIn(email, password)
    const [, { id } = { id: '' }] = await listed(client)
    expect(await client.delete(`/account/sessions/${id}`)).toMatchObject({ status: 200 })
    expect(await phone.get('/session')).toMatchObject({ status: 401 })
    expect(await client.delete(`/account/sessions/${id}`)).toMatchObject({ status: 404, code: 404 })
  })

  test('of others end by nobody else', async () => {
    const { client } = await account('neighbour')
    const other = await account('stranger')
    const [{ id } = { id: '' }] = await listed(other.client)
    expect(await client.delete(`/account/sessions/${id}`)).toMatchObject({ status: 404, code: 404 })
    expect(await other.client.get('/session')).toMatchObject({ status: 200 })
  })

  test('end everywhere, and take the cookies of this one', async () => {
    const { client, email, password } = await account('cautious')
    const phone = await server.signedIn(email, password)
    expect(await client.delete('/account/sessions', { headers: { 'x-xsrf-token': 'x' } })).toMatchObject({
      status: 403,
    })
    expect(await client.delete('/account/sessions')).toMatchObject({ status: 200 })
    expect([...client.cookies.keys()]).toEqual(['device'])
    expect(await phone.get('/session')).toMatchObject({ status: 401 })
  })
})

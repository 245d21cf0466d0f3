import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const account = (name: string) => someAccount(server, name)

describe('own sessions', () => {
  const listed = async (client: Client) =>
    (await client.get('/account/sessions')).data['results'] as ReadonlyArray<OwnSession>

  test('are listed with their devices, without their tokens', async () => {
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

  test('end everywhere, which deletes the cookies of this one', async () => {
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

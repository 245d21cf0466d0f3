import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminEmail, adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const account = (name: string) => someAccount(server, name)

describe('[C46] POST /login', () => {
  test('returns the entry, and nothing else of the account', async () => {
    const { data, code } = await server.visitor().signIn(adminEmail, adminPassword)
    expect(code).toBe(200)
    expect(data).toEqual({ results: { id: '1', name: 'Administrator', email: adminEmail, role: 'Admin' } })
  })

  test('sets a session that scripts cannot read, and ends with the browser', async () => {
    const { headers } = await server.visitor().signIn(adminEmail, adminPassword)
    const [session = '', xsrf = ''] = headers.getSetCookie()
    expect(session).toMatch(/^session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is a new session each time', async () => {
    const client = server.visitor()
    await client.signIn(adminEmail, adminPassword)
    const first = client.cookies.get('session')
    await client.signIn(adminEmail, adminPassword)
    expect(client.cookies.get('session')).not.toBe(first)
  })

  test('says the same of an unknown address and of a wrong password', async () => {
    const wrong = await server.visitor().signIn(adminEmail, 'not the password at all')
    const unknown = await server.visitor().signIn('nobody@example.com', 'not the password at all')
    expect(wrong).toMatchObject({ status: 401, code: 401, data: {} })
    expect(unknown.text).toBe(wrong.text)
    expect(unknown.headers.getSetCookie()).toEqual([])
  })

  test('accepts no GET, no form and no text', async () => {
    const visitor = server.visitor()
    expect(await visitor.get('/login')).toMatchObject({ status: 404, code: 404 })
    const body = JSON.stringify({ email: adminEmail, password: adminPassword })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await visitor.call('POST', '/login', { body, headers: { 'content-type': type } })
      expect(response).toMatchObject({ status: 415, code: 415 })
    }
  })
})

describe('[C46] GET /session', () => {
  test('returns the entry, or 401', async () => {
    const admin = await server.as('Admin')
    expect(await admin.get('/session')).toMatchObject({ status: 200, data: { results: { role: 'Admin' } } })
    expect(await server.visitor().get('/session')).toMatchObject({ status: 401, code: 401 })
  })

  test('refuses a tab of another user, and an invented session, with 401', async () => {
    const admin = await server.as('Admin')
    expect(await admin.get('/session', { headers: { 'x-entry': '1' } })).toMatchObject({ status: 200 })
    expect(await admin.get('/session', { headers: { 'x-entry': '2' } })).toMatchObject({
      status: 401,
      code: 401,
    })
    expect(
      await server.visitor().get('/session', { headers: { cookie: 'session=AAAAAAAAAAAAAAAAAAAAAA' } }),
    ).toMatchObject({ status: 401 })
  })
})

describe('[C46] POST /logout', () => {
  test('ends the session at once, in every tab', async () => {
    const { client } = await account('leaver')
    const cookie = `session=${client.cookies.get('session')}`
    const { headers, code } = await client.post('/logout')
    expect(code).toBe(200)
    expect(headers.getSetCookie()).toHaveLength(2)
    expect([...client.cookies.keys()]).toEqual(['device'])
    expect(await server.visitor().get('/session', { headers: { cookie } })).toMatchObject({ status: 401 })
  })
})

describe('[C46] PUT /account', () => {
  test('changes the own name, and nothing that a person may not change', async () => {
    const { client, id } = await account('renamed')
    const response = await client.put('/account', {
      name: 'Renamed',
      role: 'Admin',
      email: 'x@example.com',
      id: '1',
    })
    expect(response.data).toEqual({
      results: { id, name: 'Renamed', email: 'renamed@example.com', role: 'CXTeam' },
    })
  })

  test('a new password needs the current one, and ends the other sessions', async () => {
    const { client, email, password } = await account('changer')
    const other = await server.signedIn(email, password)
    const newPassword = 'quite another password'
    const refused = await client.put('/account', { currentPassword: 'a guess of the password', newPassword })
    expect(refused).toMatchObject({ status: 422, data: { fields: { currentPassword: expect.any(String) } } })
    expect(await client.put('/account', { currentPassword: password, newPassword })).toMatchObject({
      status: 200,
    })
    expect(await other.get('/session')).toMatchObject({ status: 401 })
    expect(await client.get('/session')).toMatchObject({ status: 200 })
    expect(await server.visitor().signIn(email, password)).toMatchObject({ status: 401 })
    expect(await server.visitor().signIn(email, newPassword)).toMatchObject({ status: 200 })
  })
})

describe('sessions end', () => {
  test('when the role changes', async () => {
    const { client, id } = await account('promoted')
    await (await server.as('Admin')).put(`/adminuser/${id}`, { role: 'Hr' })
    expect(await client.get('/session')).toMatchObject({ status: 401 })
  })

  test('when the account is deleted', async () => {
    const { client, id } = await account('deleted')
    await (await server.as('Admin')).delete(`/adminuser/${id}`)
    expect(await client.get('/session')).toMatchObject({ status: 401 })
  })
})

describe('[G10] XSRF', () => {
  const write = '/Ourbrands_order'

  test('a write needs the token of the own session in X-XSRF-TOKEN', async () => {
    const admin = await server.as('Admin')
    const stranger = (await server.as('Hr')).cookies.get('XSRF-TOKEN') ?? ''
    for (const token of ['', 'x', stranger]) {
      const response = await admin.put(write, { ids: [] }, { headers: { 'x-xsrf-token': token } })
      expect(response).toMatchObject({ status: 403, code: 403 })
    }
    expect(await admin.put(write, { ids: [] })).toMatchObject({ status: 200, code: 200 })
  })

  test('a write from another site is refused, even with the token', async () => {
    const admin = await server.as('Admin')
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await admin.put(write, { ids: [] }, { headers })).toMatchObject({ status: 403, code: 403 })
    }
    const own = { origin: server.site, 'sec-fetch-site': 'same-origin' }
    expect(await admin.put(write, { ids: [] }, { headers: own })).toMatchObject({ status: 200 })
  })

  test('sign-in and visitors’ forms need no token, signed in or not', async () => {
    const admin = await server.as('Admin')
    const headers = { 'x-xsrf-token': '' }
    expect(await admin.post('/page_view', { path: '/', referrer: '' }, { headers })).toMatchObject({
      status: 200,
    })
    expect(await admin.post('/enquiry_mail', {}, { headers })).toMatchObject({ status: 422 })
    expect(await admin.post('/login', {}, { headers })).toMatchObject({ status: 401 })
  })

  test('visitors’ forms are refused from another site', async () => {
    const headers = { origin: 'https://evil.example' }
    expect(await server.visitor().post('/page_view', { path: '/' }, { headers })).toMatchObject({
      status: 403,
    })
  })
})

test('a forged X-Forwarded-For does not change the address', async () => {
  for (let tries = 0; tries < 20; tries++) {
    const headers = { 'x-forwarded-for': `10.0.0.${tries}` }
    await server
      .visitor()
      .post('/login', { email: `u${tries}@example.com`, password: 'a guess' }, { headers })
  }
  const headers = { 'x-forwarded-for': '10.0.1.1' }
  const response = await server
    .visitor()
    .post('/login', { email: 'new@example.com', password: 'a guess' }, { headers })
  expect(response).toMatchObject({ status: 429 })
})

describe('behind HTTPS', () => {
  let site: TestServer
  beforeAll(async () => {
    site = await startServer({ PUBLIC_URL: 'https://example.com' })
  })
  afterAll(() => site.stop())

  test('no other host can set the cookies of session and device', async () => {
    const { headers } = await site.visitor().signIn(adminEmail, adminPassword)
    const [session = '', xsrf = '', device = ''] = headers.getSetCookie()
    expect(session).toMatch(/^__Host-session=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/)
    expect(device).toMatch(/^__Host-device=/)
  })

  test('a cookie named session is ignored, whatever its position', async () => {
    const { cookies } = await site.as('Admin')
    const good = `__Host-session=${cookies.get('__Host-session')}`
    const get = (cookie: string) => site.visitor().get('/session', { headers: { cookie } })
    for (const cookie of [good, `session=evil; ${good}`, `${good}; session=evil`])
      expect(await get(cookie)).toMatchObject({ status: 200 })
    expect(await get(good.replace('__Host-', ''))).toMatchObject({ status: 401 })
  })

  test('the sign-out deletes both cookies of the session', async () => {
    const client = await site.signedIn(adminEmail, adminPassword)
    await client.post('/logout')
    expect([...client.cookies.keys()]).toEqual(['__Host-device'])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'

const copy = 'https://copy.example'
let open: TestServer
let closed: TestServer
beforeAll(async () => {
  open = await startServer({ API_ORIGINS: `${copy},https://b.example` })
  closed = await startServer()
})
afterAll(() => Promise.all([open.stop(), closed.stop()]))

const corsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'))
const enquiry = {
  fname: 'Huda',
  lname: 'Al Marhoon',
  email: 'huda@example.com',
  number: '+97317000000',
  location: 'Bahrain',
  message: 'Which berth is free in January?',
  orgName: 'Jalboot',
  enquiry_type: 'Business',
}

test('[O12] pages of the origins read, and write as visitors', async () => {
  const from = { headers: { origin: copy } }
  const read = await open.visitor().get('/homepage', from)
  expect(read.code).toBe(200)
  expect(corsOf(read.headers)).toEqual({
    'access-control-allow-origin': copy,
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
    vary: expect.stringMatching(/^Origin/),
  })
  expect((await open.visitor().post('/enquiry_mail', enquiry, from)).code).toBe(200)
})

test('[O12] a preflight request is answered for these origins only', async () => {
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
  const preflight = (server: TestServer, origin: string) =>
    server.visitor().call('OPTIONS', '/drafts', { headers: { origin, ...asked } })
  const allowed = await preflight(open, copy)
  expect(allowed.status).toBe(204)
  expect(corsOf(allowed.headers)).toMatchObject({
    'access-control-allow-origin': copy,
    'access-control-allow-headers': expect.stringContaining('Authorization'),
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  })
  expect(corsOf((await preflight(open, 'https://c.example')).headers)).toEqual({ vary: 'Origin' })
  expect(corsOf((await preflight(closed, copy)).headers)).toEqual({})
})

test('[O12] a session of another site never counts, a token does', async () => {
  const admin = await open.as('Admin')
  const from = { headers: { origin: copy } }
  const read = await admin.get('/drafts', from)
  expect(read.code).toBe(401)
  expect(read.headers.has('access-control-allow-credentials')).toBe(false)
  const { data } = await admin.post('/api_tokens', {
    name: 'Copy',
    scopes: ['newsArticle:write'],
    currentPassword: adminPassword,
  })
  const { token } = data['results'] as { readonly token: string }
  const draft = { subject: 'newsArticle', fields: { Tittle: 'By token' } }
  const headers = { origin: copy, authorization: `Bearer ${token}` }
  expect((await open.visitor().post('/drafts', draft, { headers })).code).toBe(200)
})

test('[O12] other origins, and all without the variable, are as before', async () => {
  const from = { headers: { origin: 'https://c.example' } }
  expect((await open.visitor().post('/enquiry_mail', enquiry, from)).code).toBe(403)
  expect((await closed.visitor().post('/enquiry_mail', enquiry, { headers: { origin: copy } })).code).toBe(
    403,
  )
  expect(corsOf((await closed.visitor().get('/homepage', { headers: { origin: copy } })).headers)).toEqual({})
  expect((await (await open.as('Admin')).get('/drafts', { headers: { origin: open.site } })).code).toBe(200)
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { wireNames } from '#adapters/http/wire-names.ts'
import { adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'
import { arrivalsPath, everyEndpoint } from '../support/calls/every-endpoint.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

interface Made {
  readonly id: string
  readonly token: string
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

const make = async (scopes: ReadonlyArray<string>): Promise<Made> => {
  const admin = await server.as('Admin')
  const input = { name: 'CRM in Riyadh', scopes, currentPassword: adminPassword }
  return (await admin.post('/api_tokens', input)).data['results'] as Made
}

// Seen failing with the role that the maker had when the token was made.
test('[O9] a token may do what its maker may now; nothing once the account is gone', async () => {
  const admin = await server.as('Admin')
  const { id, client, password } = await someAccount(server, 'maker', 'Admin')
  const scopes = ['brand:write', 'career:write']
  const made = await client.post('/api_tokens', { name: 'CRM', scopes, currentPassword: password })
  const { token } = made.data['results'] as Made
  // Empty input is refused with 422 where it may be sent.
  const mayAdd = async () => {
    const add = async (path: string) => (await server.visitor().post(path, {}, bearer(token))).status
    return { brand: await add('/Ourbrands_add'), career: await add('/career_add') }
  }
  expect(await mayAdd()).toEqual({ brand: 422, career: 422 })
  await admin.put(`/adminuser/${id}`, { role: 'Hr' })
  expect(await mayAdd()).toEqual({ brand: 403, career: 422 })
  await admin.put(`/adminuser/${id}`, { needsApproval: true })
  expect(await mayAdd()).toEqual({ brand: 403, career: 403 })
  await admin.delete(`/adminuser/${id}`)
  expect(await mayAdd()).toEqual({ brand: 401, career: 401 })
})

// Seen failing with a token that is stored as it is, and with one in a line of the log.
test('[O10] a token stands in no log, no response but its first, and no file', async () => {
  const printed: Array<string> = []
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  const spies = methods.map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => {
      printed.push(parts.map((part) => (part instanceof Error ? (part.stack ?? '') : String(part))).join(' '))
    }),
  )
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  const admin = await server.as('Admin')
  const { id, token } = await make(['settings:read', 'brand:write'])
  const secret = token.slice('sah_0000_'.length)
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const responses = [
    await server.visitor().get('/settings', bearer(token)),
    await server.visitor().post('/Ourbrands_add', { Tittle: 7 }, bearer(token)),
    await admin.put(`/api_tokens/${id}`, { until, currentPassword: adminPassword }),
  ]
  const lists = everyEndpoint.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{') && path !== arrivalsPath,
  )
  for (const { path } of lists) responses.push(await admin.get(path))
  responses.push(await admin.delete(`/api_tokens/${id}`))
  responses.push(await server.visitor().get('/settings', bearer(token)))
  expect(responses.at(-1)?.status).toBe(401)
  expect(responses.map(({ text }) => text).join('\n')).toContain('CRM in Riyadh')
  expect(responses.filter(({ text }) => text.includes(secret))).toEqual([])
  expect(printed.filter((line) => line.includes(secret))).toEqual([])

  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  )
  expect(files.some((bytes) => bytes.includes('CRM in Riyadh'))).toBe(true)
  expect(files.filter((bytes) => bytes.includes(secret))).toEqual([])
})

// Seen failing with the cookie read first.
test('[O11] a session beside a token gives it no further rights, and is not its author', async () => {
  const admin = await server.as('Admin')
  const [{ token: reading }, { token: writing }] = [
    await make(['homePage:read']),
    await make(['homePage:write']),
  ]
  const entry = { [wireNames.entryHeader]: '1' }
  const beside = (token: string) => ({ headers: { ...bearer(token).headers, ...entry } })
  expect((await admin.put('/homepage', { statement: 'By whom?' }, beside(reading))).status).toBe(403)
  expect((await admin.get('/homepage')).text).not.toContain('By whom?')
  expect((await admin.put('/homepage', { statement: 'By a program' }, beside(writing))).status).toBe(200)
  const { data } = await admin.get('/activity?size=1')
  expect(data['results']).toMatchObject([{ author: { name: expect.stringContaining('CRM in Riyadh') } }])
})

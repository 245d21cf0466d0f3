import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { scopeSubjects, type ScopeSubject } from '#domain/connections/scope.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { adminPassword, startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, samples } from '../support/content-samples.ts'
import { type Call, sendsFile, sendsJson } from '../support/calls/endpoint-calls.ts'
import { arrivalsPath, everyEndpoint } from '../support/calls/every-endpoint.ts'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startServer()
  admin = await server.as('Admin')
})
afterAll(() => server.stop())

const make = async (scopes: ReadonlyArray<string>, changes: object = {}) => {
  const { data, status } = await admin.post('/api_tokens', {
    name: 'CRM in Riyadh',
    scopes,
    currentPassword: adminPassword,
    ...changes,
  })
  expect(status).toBe(200)
  return data['results'] as { readonly id: string; readonly token: string; readonly until: string }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What section 3 of the specification opens, from its words and not from the code. */
const subjectOf = ({ path }: Call): ScopeSubject | 'drafts' | undefined => {
  const content = scopeSubjects.find(
    (name) => name in samples && Object.values(endpointOf(name as keyof typeof samples)).includes(path),
  )
  if (content !== undefined) return content
  const imported = scopeSubjects.find((name) => path === `/content_import/${name}`)
  if (imported !== undefined) return imported
  if (path === '/homepage') return 'homePage'
  if (path === '/uploads3' || path === '/files' || path.startsWith('/pictures')) return 'media'
  if (/^\/(?:redirects|missing_paths)/u.test(path)) return 'redirect'
  if (path === '/settings') return 'settings'
  if (path.startsWith('/drafts')) return 'drafts'
  if (/^\/enquiry_mail(_list|\.csv|_unread|\/\{id\})?$/u.test(path)) return 'enquiry'
  if (/^\/profile_mail(_list|\.csv|_unread|\/\{id\})?$/u.test(path)) return 'profile'
  return undefined
}

const guarded = everyEndpoint.filter(({ who, path }) => who !== 'anybody' && path !== arrivalsPath)

const send = (call: Call, token: string) => {
  const { method, path } = call
  const to = path.replaceAll(/\{\w+\}/gu, '999999')
  const headers = bearer(token)
  if (sendsFile(call)) return server.visitor().call('POST', to, { form: new FormData(), headers })
  return server.visitor().call(method, to, {
    headers,
    ...(sendsJson(call) && { json: {} }),
  })
}

const everyScope = scopeSubjects.flatMap((subject) => [`${subject}:read`, `${subject}:write`])

/** The calls that a token opens, of some. */
const openedBy = async (token: string, calls: ReadonlyArray<Call>) => {
  const opened: Array<string> = []
  for (const call of calls) {
    const { status } = await send(call, token)
    if (status !== 401 && status !== 403) opened.push(`${call.method} ${call.path}`)
  }
  return opened
}
const named = (calls: ReadonlyArray<Call>) => calls.map(({ method, path }) => `${method} ${path}`)

describe('[O9] scopes', () => {
  test.each(scopeSubjects)(
    '%s opens its own endpoints, which all others together do not',
    async (subject) => {
      const own = guarded.filter((call) => subjectOf(call) === subject)
      const drafts = guarded.filter((call) => subjectOf(call) === 'drafts')
      const reads = own.filter(({ method }) => method === 'GET')
      const [reading, writing, others] = [
        await make([`${subject}:read`]),
        await make([`${subject}:write`]),
        await make(everyScope.filter((scope) => !scope.startsWith(`${subject}:`))),
      ]
      expect(own.length).toBeGreaterThan(0)
      expect(await openedBy(reading.token, [...own, ...drafts])).toEqual(named([...reads, ...drafts]))
      expect(await openedBy(writing.token, [...own, ...drafts])).toEqual(named([...own, ...drafts]))
      expect(await openedBy(others.token, own)).toEqual([])
    },
  )

  test('all scopes together open nothing else', async () => {
    const { token } = await make(everyScope)
    const rest = guarded.filter((call) => subjectOf(call) === undefined)
    expect(rest.length).toBeGreaterThan(0)
    expect(await openedBy(token, rest)).toEqual([])
  })

  test('a token without :write changes nothing, also no draft', async () => {
    const { token } = await make(['newsArticle:read', 'brand:write'])
    const draft = (subject: string) =>
      server
        .visitor()
        .post('/drafts', { subject, fields: { Tittle: 'By a program' } }, { headers: bearer(token) })
    expect((await draft('newsArticle')).status).toBe(404)
    expect((await draft('brand')).status).toBe(200)
    const { data } = await server.visitor().get('/drafts', { headers: bearer(token) })
    expect(JSON.stringify(data)).toContain('By a program')
  })
})

describe('[O10] a token', () => {
  test('is in no response but its first, and no program lists tokens', async () => {
    const { id, token } = await make(['settings:read'])
    expect((await admin.get('/api_tokens')).text).not.toContain(token)
    const all = scopeSubjects.map((subject) => `${subject}:write`)
    const { token: mighty } = await make(all)
    expect((await server.visitor().get('/api_tokens', { headers: bearer(mighty) })).status).toBe(403)
    expect((await admin.delete(`/api_tokens/${id}`)).status).toBe(200)
    expect((await server.visitor().get('/settings', { headers: bearer(token) })).status).toBe(401)
  })

  test('is refused with the first request after its end', async () => {
    const { id, token } = await make(['settings:read'])
    const use = async () => (await server.visitor().get('/settings', { headers: bearer(token) })).status
    expect(await use()).toBe(200)
    const database = new DatabaseSync(databaseFile(server.dataDir))
    const end = new Date(Date.now() - 1).toISOString()
    database.prepare('update api_tokens set until = ? where id = ?').run(end, Number(id))
    database.close()
    expect(await use()).toBe(401)
  })

  test('shows its last use to the minute', async () => {
    const { id, token } = await make(['settings:read'])
    await server.visitor().get('/settings', { headers: bearer(token) })
    // It is stored in the background.
    await vi.waitFor(async () => {
      const { data } = await admin.get('/api_tokens?size=100')
      const [used] = (data['results'] as ReadonlyArray<{ id: string; usedAt: string }>).filter(
        (one) => one.id === id,
      )
      expect(used?.usedAt).toMatch(/:00\.000Z$/u)
      expect(Math.abs(Date.now() - Date.parse(used?.usedAt ?? ''))).toBeLessThan(120_000)
    })
  })

  test('is the author of what it changes', async () => {
    const { token } = await make(['homePage:write'], { name: 'Static build' })
    await server.visitor().put('/homepage', { statement: 'By a program' }, { headers: bearer(token) })
    expect((await admin.get('/activity')).text).toContain('Static build')
  })
})

describe('[O11] the header Authorization', () => {
  test('needs no XSRF token, and takes no cookie or entry beside it', async () => {
    const { token } = await make(['homePage:write'])
    const { status } = await server
      .visitor()
      .put(
        '/homepage',
        { statement: 'From elsewhere' },
        { headers: { ...bearer(token), origin: 'https://elsewhere.example', [wireNames.entryHeader]: '77' } },
      )
    expect(status).toBe(200)
  })

  test('counts alone: a bad token beside a valid session is 401, and asks for one', async () => {
    const { status, headers } = await admin.get('/settings', { headers: bearer('sah_0000_nothing') })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer')
    // Of a proxy before the site.
    const basic = { authorization: 'Basic c3RhZ2luZzpzdGFnaW5n' }
    expect((await admin.get('/settings', { headers: basic })).status).toBe(200)
  })

  test('has 600 requests a minute, then 429', async () => {
    const { token } = await make(['settings:read'])
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 1_300 && !statuses.has(429); sent += 20) {
      const batch = Array.from({ length: 20 }, () =>
        server.visitor().get('/settings', { headers: bearer(token) }),
      )
      for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(new Set(statuses.keys())).toEqual(new Set([200, 429]))
    expect(statuses.get(200)).toBeGreaterThanOrEqual(600)
  })

  // The last, because it stops this address.
  test('has 20 unknown tokens from an address, then 429', async () => {
    const statuses: Array<number> = []
    for (let sent = 0; sent < 25; sent += 1)
      statuses.push((await server.visitor().get('/settings', { headers: bearer(`sah_0000_${sent}`) })).status)
    expect(statuses.at(0)).toBe(401)
    expect(statuses.at(-1)).toBe(429)
  })
})

// Seen failing with a token that is valid for ever.
test('a token that is renewed without an end is valid for a year', async () => {
  const { id } = await make(['brand:read'])
  const { data } = await admin.put(`/api_tokens/${id}`, { currentPassword: adminPassword })
  const { until } = data['results'] as { readonly until: string }
  expect(until).not.toBe('')
  expect(Date.parse(until)).toBeLessThan(Date.now() + 366 * 86_400_000)
  await admin.delete(`/api_tokens/${id}`)
})

test('making, renewing and revoking a token is in the activity, without its secret', async () => {
  const { id, token } = await make(['brand:read'], { name: 'Kiosk' })
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await admin.put(`/api_tokens/${id}`, { until, currentPassword: adminPassword })
  await admin.delete(`/api_tokens/${id}`)
  const { data, text } = await admin.get('/activity?size=3')
  expect(data['results']).toMatchObject(
    ['tokenRevoked', 'tokenRenewed', 'tokenMade'].map((kind) => ({
      kind,
      title: 'Kiosk',
      author: { name: 'Administrator' },
    })),
  )
  expect(text).not.toContain(token)
})

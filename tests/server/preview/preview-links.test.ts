import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { NewPreviewLink } from '#domain/publishing/preview-link.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://sahilan.example', TRUST_PROXY: '1' })
})
afterAll(() => server.stop())

const make = async (client: Client, link: Partial<NewPreviewLink> = {}) => {
  const sent = { label: 'Group board', scope: 'site', moment: 'drafts', ...link }
  const { data, text } = await client.post('/preview_links', sent)
  const made = data['results'] as { id: string; address: string } | undefined
  if (made === undefined) throw new Error(text)
  return { ...made, secret: made.address.split('#')[1] ?? '' }
}

let visitors = 0

/** Posts a code as a browser does, each time from another network. */
const enter = (code: string, headers: Readonly<Record<string, string>> = {}) =>
  server.visitor().page('/preview', {
    method: 'POST',
    body: new URLSearchParams({ code }),
    headers: {
      'x-forwarded-for': `198.51.${(visitors += 1)}.1`,
      'sec-fetch-site': 'same-origin',
      origin: 'null',
      ...headers,
    },
  })

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** What does not differ between two requests. */
const answer = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  ),
  html: await response.text(),
})

describe('the entrance of previews', () => {
  test('[V5] gives a cookie for a secret, and leads to where no address has it', async () => {
    const { id, secret, address } = await make(await server.as('Admin'))
    expect(address).toBe(`https://sahilan.example/preview#${secret}`)
    for (const code of [secret, ` ${address} `]) {
      const response = await enter(code)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`/preview/${id}/drafts/`)
      expect(response.headers.getSetCookie()).toEqual([
        `preview=${secret}; Path=/preview/${id}; HttpOnly; SameSite=Strict; Secure`,
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('leads to the page and the moment of the link', async () => {
    const admin = await server.as('Admin')
    const paths = []
    for (const link of [
      { scope: 'newsArticle/57', moment: 'any' },
      { scope: 'career', moment: '2046-12-16T06:00:00Z' },
      { scope: 'teamMember/3' },
    ]) {
      const { id, secret } = await make(admin, link)
      paths.push((await enter(secret)).headers.get('location')?.replace(`/preview/${id}/`, ''))
    }
    expect(paths).toEqual(['drafts/newsinsights/57', '20461216T0600Z/career', 'drafts/about'])
  })

  test('[V5] is the same page for everybody, which nothing stores, finds or frames', async () => {
    const page = await answer(await server.visitor().page('/preview'))
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(page.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^ ]+';.*frame-ancestors 'none'/,
    )
    expect(page.html).toContain('Somebody sent you a link')
    const arabic = await server
      .visitor()
      .page('/preview', { headers: { 'accept-language': 'ar-BH,en;q=0.8' } })
    expect(await arabic.text()).toContain('lang="ar" dir="rtl"')
  })

  test('[V5] opening the page, as a mail scanner does, does not use the link up', async () => {
    const { secret } = await make(await server.as('Admin'))
    for (let times = 0; times < 3; times += 1) await server.visitor().page('/preview')
    for (let times = 0; times < 3; times += 1) expect((await enter(secret)).status).toBe(303)
  })

  test('[V5] a wrong, expired or revoked link, and a copied address, get the same 404', async () => {
    const admin = await server.as('Admin')
    const revoked = await make(admin)
    await admin.delete(`/preview_links/${revoked.id}`)
    const until = new Date(Date.now() + 900).toISOString()
    const expired = await make(admin, { until })
    const copied = await make(admin)
    await vi.waitUntil(() => new Date().toISOString() > until, 2_000)
    const refused = await Promise.all([
      enter('wrong'),
      enter('x'.repeat(22)),
      enter(''),
      enter(expired.secret),
      enter(revoked.secret),
      server.visitor().page(`/preview/${copied.id}/drafts/`),
      server.visitor().page('/preview/999999/drafts/about'),
      server.visitor().page(`/preview/${copied.id}/drafts/`, {
        headers: { cookie: `preview=${revoked.secret}` },
      }),
    ]).then((responses) => Promise.all(responses.map(answer)))
    expect(refused[0]).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    expect(refused[0]?.html).toContain('This preview cannot be opened.')
    for (const other of refused) expect(other).toEqual(refused[0])
  })

  test('[V5] limits wrong codes of one network, in its own sentence', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    for (let tries = 0; tries < 20; tries += 1) expect((await enter('wrong', headers)).status).toBe(404)
    const { secret } = await make(await server.as('Admin'))
    const limited = await enter(secret, headers)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toContain('Too many tries.')
  })

  test('takes no code from another site', async () => {
    const { secret } = await make(await server.as('Admin'))
    const response = await enter(secret, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('[V5] the secret is in no other response', async () => {
    const admin = await server.as('Admin')
    const { secret } = await make(admin)
    await enter(secret)
    for (const path of ['/preview_links', '/activity', '/drafts'])
      expect((await admin.get(path)).text).not.toContain(secret)
    expect((await admin.get('/preview_links')).text).toMatch(/"openedAt":"20/)
  })
})

test('making and revoking a link is in the activity', async () => {
  const admin = await server.as('Admin')
  const { id } = await make(admin, { label: 'Dana' })
  await admin.delete(`/preview_links/${id}`)
  const author = { name: 'Administrator' }
  expect((await admin.get('/activity?size=2')).data['results']).toMatchObject([
    { kind: 'previewLinkRevoked', title: 'Dana', author },
    { kind: 'previewLinkMade', title: 'Dana', author },
  ])
})

test('[V5] leads to the page of what it shows: a draft of an own page, and a live one', async () => {
  const admin = await server.as('Admin')
  const fields = { title: 'Cookies', address: '/cookies' }
  const added = await admin.post('/Page_add', { title: 'Terms', address: '/terms-of-use' })
  const drafted = await admin.post('/drafts', { subject: 'page', fields })
  const idOf = ({ data }: typeof added) => (data['results'] as { id: string }).id
  for (const [scope, path] of [
    [`page/${idOf(added)}`, '/terms-of-use'],
    [`draft/${idOf(drafted)}`, '/cookies'],
  ] as const) {
    const { id, secret } = await make(admin, { scope })
    expect((await enter(secret)).headers.get('location')).toBe(`/preview/${id}/drafts${path}`)
  }
})

describe('a link ends', () => {
  test('[V6] when its maker may not edit what it shows any more, or is deleted', async () => {
    const { client, id } = await someAccount(server, 'mover')
    const admin = await server.as('Admin')
    const [site, news] = [await make(client), await make(client, { scope: 'newsArticle' })]
    const statuses = async () =>
      Promise.all([site, news].map(async ({ secret }) => (await enter(secret)).status))
    expect(await statuses()).toEqual([303, 303])
    await admin.put(`/adminuser/${id}`, { role: 'Hr' })
    expect(await statuses()).toEqual([303, 404])
    await admin.delete(`/adminuser/${id}`)
    expect(await statuses()).toEqual([404, 404])
  })

  test('[V6] while its maker lacks the second factor that the role requires', async () => {
    const { client } = await someAccount(server, 'single')
    const admin = await server.as('Admin')
    const { secret } = await make(client)
    await admin.put('/second_factor_roles', { roles: ['CXTeam'] })
    expect((await enter(secret)).status).toBe(404)
    await admin.put('/second_factor_roles', { roles: [] })
    expect((await enter(secret)).status).toBe(303)
  })

  test('[V6] when its draft is of a subject that its maker may not edit, or is gone', async () => {
    const { client, id } = await someAccount(server, 'drafter')
    const admin = await server.as('Admin')
    const { data } = await client.post('/drafts', { subject: 'newsArticle', fields: { Tittle: 'Soon' } })
    const draft = data['results'] as { id: string }
    const { id: link, secret } = await make(client, { scope: `draft/${draft.id}` })
    const page = `/newsinsights/new-${draft.id}`
    expect((await enter(secret)).headers.get('location')).toBe(`/preview/${link}/drafts${page}`)
    await admin.put(`/adminuser/${id}`, { role: 'Hr' })
    expect((await enter(secret)).status).toBe(404)
    await admin.put(`/adminuser/${id}`, { role: 'CXTeam' })
    expect((await enter(secret)).status).toBe(303)
    await admin.delete(`/drafts/${draft.id}`)
    expect((await enter(secret)).status).toBe(404)
  })
})

test('[W23] nobody makes a link to what their role may not edit', async () => {
  const cx = await server.as('CXTeam')
  const admin = await server.as('Admin')
  const { data } = await admin.post('/drafts', { subject: 'career', fields: { title: 'Site engineer' } })
  const draft = data['results'] as { id: string }
  const statuses = []
  for (const scope of [
    'career',
    'career/1',
    'teamMember',
    `draft/${draft.id}`,
    'draft/999999',
    'account',
    '',
  ])
    statuses.push((await cx.post('/preview_links', { label: 'Dana', scope, moment: 'any' })).status)
  expect(statuses).toEqual([422, 422, 422, 404, 404, 422, 422])
})

test('[V5] without HTTPS the cookie is not Secure, and else the same', async () => {
  const plain = await startServer()
  const { id, secret } = await make(await plain.as('Admin'))
  const body = new URLSearchParams({ code: secret })
  const response = await plain.visitor().page('/preview', { method: 'POST', body })
  expect(response.headers.getSetCookie()).toEqual([
    `preview=${secret}; Path=/preview/${id}; HttpOnly; SameSite=Strict`,
  ])
  expect(cookieOf(response)).toContain(secret)
  await plain.stop()
})

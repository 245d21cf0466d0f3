import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { samples, withPicture } from '../support/content-samples.ts'
import { resultsOf, type Values } from '../support/calls/draft-calls.ts'
import { someAccount } from '../support/calls/some-account.ts'

let server: TestServer
let admin: Client
let newsId: string
let careerId: string

const drafted = async (client: Client, body: Values) => {
  const { code, text, data } = await client.post('/drafts', body)
  if (code !== 200) throw new Error(text)
  return String(resultsOf({ data })['id'])
}

beforeAll(async () => {
  server = await startServer({}, {}, realFront)
  admin = await server.as('Admin')
  const news = withPicture(samples.newsArticle.input, await uploadPicture(admin))
  newsId = String(resultsOf(await admin.post('/NewsLater_add', { ...news, Tittle: 'A berth' }))['id'])
  careerId = String(resultsOf(await admin.post('/career_add', samples.career.input))['id'])
  await drafted(admin, { subject: 'newsArticle', itemId: newsId, fields: { Tittle: 'A drafted berth' } })
  await drafted(admin, { subject: 'career', itemId: careerId, fields: { title: 'A drafted position' } })
})
afterAll(() => server.stop())

/** Makes a link and opens it; returns its pages, with the cookie of who opened it. */
const opened = async (client: Client, link: Values = {}) => {
  const sent = { label: 'Dana', scope: 'site', moment: 'drafts', ...link }
  const { id, address } = resultsOf(await client.post('/preview_links', sent))
  const code = String(address).split('#')[1] ?? ''
  const body = new URLSearchParams({ code })
  const response = await server.visitor().page('/preview', { method: 'POST', body })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const see = async (path: string, headers: Readonly<Record<string, string>> = { cookie }) => {
    const page = await server.visitor().page(path.replace('{n}', String(id)), { headers })
    return { status: page.status, html: await page.text(), headers: page.headers }
  }
  return { id: String(id), code, cookie, location: response.headers.get('location') ?? '', see }
}

const news = () => `/preview/{n}/drafts/newsinsights/${newsId}`

describe('the pages of a link', () => {
  test('[V5] show drafts to who opened it, and to nobody else', async () => {
    const { location, code, see } = await opened(admin, { scope: `newsArticle/${newsId}` })
    const page = await see(location)
    expect(page.status).toBe(200)
    expect(page.html).toContain('A drafted berth')
    expect(page.html).not.toContain(code)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.getSetCookie()).toEqual([])
    expect(await see(location, {})).toMatchObject({ status: 404 })
    expect((await see(location, {})).html).not.toContain('A drafted berth')
  })

  test('[V5] say until when the link is valid, and not for whom it is', async () => {
    const { location, see } = await opened(admin, { label: 'A bank in secret talks' })
    const { html } = await see(location)
    expect(html).toContain('Preview link, valid until ')
    expect(html).not.toContain('A bank in secret talks')
  })

  test('[V5] are of one item only if the link is', async () => {
    const { see } = await opened(admin, { scope: `newsArticle/${newsId}` })
    expect((await see('/preview/{n}/drafts/career')).html).not.toContain('A drafted position')
    const whole = await opened(admin)
    expect((await whole.see('/preview/{n}/drafts/career')).html).toContain('A drafted position')
  })

  test('[V5] are of one moment, unless the link is for any', async () => {
    const drafts = await opened(admin)
    const any = await opened(admin, { moment: 'any' })
    const later = '/preview/{n}/20461216T0600Z/about'
    expect(await drafts.see(later)).toMatchObject({ status: 404 })
    expect(await any.see(later)).toMatchObject({ status: 200 })
  })

  test('[V5] are not opened by the cookie of another link', async () => {
    const [one, other] = [await opened(admin), await opened(admin)]
    expect(await one.see(one.location)).toMatchObject({ status: 200 })
    expect(await one.see(one.location, { cookie: other.cookie })).toMatchObject({ status: 404 })
  })

  test('[V5] end with the next page after the link was revoked, or has expired', async () => {
    const until = new Date(Date.now() + 1_500).toISOString()
    const expiring = await opened(admin, { until })
    const revoked = await opened(admin)
    expect(await expiring.see(news())).toMatchObject({ status: 200 })
    expect(await revoked.see(news())).toMatchObject({ status: 200 })
    await admin.delete(`/preview_links/${revoked.id}`)
    await vi.waitUntil(() => new Date().toISOString() > until, 3_000)
    const { status, html } = await revoked.see(news())
    expect(status).toBe(404)
    expect(await expiring.see(news())).toMatchObject({ status, html })
    expect(await revoked.see('/preview/999999/drafts/')).toMatchObject({ status, html })
  })

  test('[V6] show what the role of the maker may edit now', async () => {
    const { client, id } = await someAccount(server, 'mover')
    const { see } = await opened(client)
    const shows = async () => [
      (await see(news())).html.includes('A drafted berth'),
      (await see('/preview/{n}/drafts/career')).html.includes('A drafted position'),
    ]
    expect(await shows()).toEqual([true, false])
    await admin.put(`/adminuser/${id}`, { role: 'Hr' })
    expect(await shows()).toEqual([false, true])
    await admin.delete(`/adminuser/${id}`)
    expect(await see(news())).toMatchObject({ status: 404 })
  })

  test('[V6] end while the maker lacks a required second factor', async () => {
    const { client } = await someAccount(server, 'single')
    const { see } = await opened(client)
    await admin.put('/second_factor_roles', { roles: ['CXTeam'] })
    expect(await see(news())).toMatchObject({ status: 404 })
    await admin.put('/second_factor_roles', { roles: [] })
    expect(await see(news())).toMatchObject({ status: 200 })
  })
})

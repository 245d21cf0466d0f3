import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { maxPreviewLinks } from '#domain/publishing/preview-link.ts'
import { Client } from '#tests/support/back-end/client.ts'
import { untilPicturesAreMade } from '#tests/support/pictures-made.ts'
import { enquiry } from './support/enquiry.ts'
import { ratio, reporting, type Figure } from './support/figures.ts'
import type { Running } from './support/process.ts'
import { startProduct } from './support/product.ts'
import { requestsPerSecond, responsesOf, type Load } from './support/wrk.ts'

const rounds = 7
const load: Load = { connections: 64, seconds: 3 }
const gzip = { 'accept-encoding': 'gzip' }
const admin = { email: 'admin@example.com', password: 'a horse of a different colour' }
const day = 24 * 60 * 60 * 1_000
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

const start = async (name: string, port: number, content: '0' | '1' = '0') => {
  const dataDir = join(folder, name)
  const product = await startProduct(dataDir, port, { DEMO_CONTENT: content, ADMIN_PASSWORD: admin.password })
  await untilPicturesAreMade(dataDir)
  const client = new Client(product.url)
  await client.signIn(admin.email, admin.password)
  return { product, client, database: join(dataDir, 'sahilan.db') }
}

type Started = Awaited<ReturnType<typeof start>>

const inAMonth = () => `${new Date(Date.now() + 30 * day).toISOString().slice(0, 16)}:00.000Z`

/** B25: a cached page while a change is scheduled in 30 days, compared with none. */
const cachedPages = async (busy: Started, idle: Started): Promise<ReadonlyArray<Figure>> => {
  const fields = { statement: 'In a month' }
  await busy.client.post('/drafts', { subject: 'homePage', fields, dueAt: inAMonth() })
  const rate = ({ url }: Running, headers: Load['headers'] = {}) =>
    requestsPerSecond(`${url}/`, { ...load, headers })
  const tagOf = async ({ url }: Running) => (await fetch(url, { headers: gzip })).headers.get('etag') ?? ''
  const [ours, theirs] = [await tagOf(busy.product), await tagOf(idle.product)]
  const common = { id: 'B25', unit: 'of the rate without it', must: { least: 0.98 } }
  return [
    {
      ...common,
      what: 'cached page with a change in 30 days, gzip',
      value: await ratio(
        () => rate(busy.product, gzip),
        () => rate(idle.product, gzip),
        rounds,
      ),
    },
    {
      ...common,
      what: 'cached page with a change in 30 days, not modified',
      value: await ratio(
        () => rate(busy.product, { ...gzip, 'if-none-match': ours }),
        () => rate(idle.product, { ...gzip, 'if-none-match': theirs }),
        rounds,
      ),
    },
  ]
}

const insert = ({ database: file }: Started, count: number) => {
  const database = new DatabaseSync(file)
  database.exec(`
    with recursive numbers (n) as (values (1) union all select n + 1 from numbers where n < ${count})
    insert into drafts (version, created_at, updated_at, subject, item_id, action, base, fields, pictures, place,
      due_at, reverts_id, release, state, reason, author_id, author, title, folded)
    select 1, '', '', 'career', 0, 'publish', 'null', '{}', '[]', '', strftime('%Y-%m-%dT%H:%M:00.000Z', 'now',
      '+30 days', n || ' minutes'), 0, '', 'waiting', '', '1', 'Administrator', 'Change ' || n, 'change ' || n
    from numbers`)
  database.close()
}

/** B24: the first page of Scheduled, at 100,000 changes compared with 10. */
const scheduledPage = async (many: Started, few: Started): Promise<ReadonlyArray<Figure>> => {
  insert(many, 100_000)
  insert(few, 10)
  const rate = ({ product, client }: Started) =>
    requestsPerSecond(`${product.url}/api/group/drafts?state=scheduled&size=10`, {
      ...load,
      headers: { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
    })
  const value = await ratio(
    () => rate(many),
    () => rate(few),
  )
  const what = 'first ten of 100,000 scheduled changes'
  return [{ id: 'B24', what, value, unit: 'of the rate at 10 rows', must: { least: 0.7 } }]
}

/** The preview of the whole site by links, each with the cookie of who opened it: a link has 60 pages a minute. */
const openedLinks = async ({ product: { url }, client }: Started) => {
  const links: Array<{ readonly page: string; readonly headers: { readonly cookie: string } }> = []
  for (let count = 0; count < maxPreviewLinks; count += 1) {
    const link = { label: `Reader ${count}`, scope: 'site', moment: 'drafts' }
    const { data } = await client.post('/preview_links', link)
    const { id, address } = data['results'] as { readonly id: string; readonly address: string }
    const body = new URLSearchParams({ code: new URL(address).hash.slice(1) })
    const { headers } = await fetch(`${url}/preview`, { method: 'POST', body, redirect: 'manual' })
    const [cookie = ''] = (headers.getSetCookie()[0] ?? '').split(';')
    links.push({ page: `${url}/preview/${id}/drafts/`, headers: { cookie } })
  }
  return links
}

/** B22: enquiries while two previews run in a loop, compared with none. */
const enquiriesAmongPreviews = async (site: Started): Promise<ReadonlyArray<Figure>> => {
  const links = await openedLinks(site)
  let [turn, shown, refused] = [0, 0, 0]
  const send = async () => {
    const sent = await responsesOf(`${site.product.url}/api/group/enquiry_mail`, { ...load, body: enquiry })
    refused += sent.refused
    return sent.rate
  }
  const whilePreviewing = async () => {
    const stopping = new AbortController()
    const preview = async () => {
      while (!stopping.signal.aborted) {
        const link = links[(turn += 1) % links.length]
        if (link === undefined) return
        const response = await fetch(link.page, { headers: link.headers })
        await response.text()
        if (response.ok) shown += 1
      }
    }
    const previewing = Promise.all([preview(), preview()])
    const rate = await send()
    stopping.abort()
    await previewing
    return rate
  }
  // Node compiles what it has run.
  await whilePreviewing()
  const value = await ratio(whilePreviewing, send, rounds)
  const what = 'enquiries at 64 connections while two previews run'
  return [
    { id: 'B22', what, value, unit: 'of their own rate', must: { least: 0.8 } },
    {
      id: 'B22',
      what: `enquiries refused among ${shown} previews`,
      value: refused,
      unit: '',
      must: { most: 0 },
    },
  ]
}

const [one, other] = [await start('one', 4996), await start('other', 4997)]
const report = reporting('publishing')
report(await cachedPages(one, other))
report(await scheduledPage(one, other))
for (const { product } of [one, other]) await product.stop()
const site = await start('site', 4998, '1')
report(await enquiriesAmongPreviews(site))
await site.product.stop()
rmSync(folder, { recursive: true })

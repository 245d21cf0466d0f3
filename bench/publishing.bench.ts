import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from '#tests/support/back-end/client.ts'
import { ratio, reporting, type Figure } from './support/figures.ts'
import type { Running } from './support/process.ts'
import { startProduct } from './support/product.ts'
import { requestsPerSecond, type Load } from './support/wrk.ts'

const rounds = 7
const load: Load = { connections: 64, seconds: 3 }
const gzip = { 'accept-encoding': 'gzip' }
const admin = { email: 'admin@example.com', password: 'a horse of a different colour' }
const day = 24 * 60 * 60 * 1_000
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

const start = async (name: string, port: number) => {
  const dataDir = join(folder, name)
  const product = await startProduct(dataDir, port, { DEMO_CONTENT: '0', ADMIN_PASSWORD: admin.password })
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

const [one, other] = [await start('one', 4996), await start('other', 4997)]
const report = reporting('publishing')
report(await cachedPages(one, other))
report(await scheduledPage(one, other))
for (const { product } of [one, other]) await product.stop()
rmSync(folder, { recursive: true })

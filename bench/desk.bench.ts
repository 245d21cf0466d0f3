import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inRounds, ratio, reporting, type Figure } from './support/figures.ts'
import { startFilled } from './support/filled-product.ts'
import { timeOf } from './support/time-of.ts'
import { requestsPerSecond, type Load } from './support/wrk.ts'

const load: Load = { connections: 64, seconds: 3 }
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const million = 1_000_000

/**
 * Enquiries of ten years, of which the newest of each 199 is open and each tenth is spam. A prime, so that open ones name
 * a company as often as others, and a page of them has the size of ten rows.
 */
const fill = (file: string, count: number) => {
  const database = new DatabaseSync(file)
  database.exec(`
    pragma synchronous = off;
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into enquiries (version, created_at, updated_at, first_name, last_name, email, phone, location, type,
      company, message, status, note, name_key, folded, reference, waiting_since, due_at, owner_id,
      first_answer_minutes, brand_id, brand, subject)
    select 1, created, created, 'Sender', n, n || '@example.com', '', place, kind, '', 'Berth ' || (n * 7919),
      status, '', 'sender ' || n, 'sender ' || n || ' berth ' || (n * 7919), 'R' || n, created,
      case when status = 'new' then created else '' end, case when n % 398 = 0 then 1 else 0 end,
      case when status = 'answered' then n % 900 end, case when n % 5 = 0 then n / 1000 % 12 + 1 else '' end, '',
      case when n % 3 = 0 then case n / 3 % 5 when 0 then 'sales' when 1 then 'press' when 2 then 'supplier'
        when 3 then 'careers' else 'other' end else '' end
    from (select n, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ((${count} - n) * 315) || ' seconds') as created,
      case when ${count} <= 10 or n % 199 = 0 then 'new' when n % 10 = 1 then 'spam' else 'answered' end as status,
      case n % 97 when 0 then 'Qatar' else case n % 4 when 0 then 'Bahrain' when 1 then 'KSA' when 2 then 'UAE'
        else 'Kuwait' end end as place, case n % 2 when 0 then 'General' else 'Business' end as kind from numbers)`)
  database.close()
}

const start = (count: number, port: number) =>
  startFilled(join(folder, String(count)), port, (file) => fill(file, count))

type Started = Awaited<ReturnType<typeof start>>

/** Pages that staff open, among a million enquiries compared with ten. */
const pages = {
  'by due date': 'sort=dueAt&status=open',
  'overdue, the earliest first': 'due=overdue&sort=dueAt',
  'open, newest first': 'status=open',
  'open and nobody’s': 'status=open&owner=none',
  'answered about one of twelve companies': 'status=answered&brandId=3',
  'about one of five subjects': 'subject=press',
  'about a company and a subject, which is rare': 'brandId=3&subject=press&location=Qatar',
  'of one of 97 places': 'location=Qatar',
  'open, of one of 97 places': 'status=open&location=Qatar',
  'of two days of years ago': 'from=2020-03-01T00:00:00Z&to=2020-03-03T00:00:00Z',
  'one sender': 'email=500000%40example.com',
} as const

const measured = async (many: Started, few: Started) => {
  const rate = (one: Started, query: string) =>
    requestsPerSecond(`${one.api}/enquiry_mail_list?size=10&${query}`, { ...load, headers: one.headers })
  for (const [what, query] of Object.entries(pages)) {
    const value = await ratio(
      () => rate(many, query),
      () => rate(few, ''),
    )
    report([
      {
        id: 'B24',
        what: `ten of a million enquiries, ${what}`,
        value,
        unit: 'of the rate at 10 rows',
        must: { least: 0.7 },
      },
    ])
  }
  const most = { id: 'B24', unit: 'ms', must: { most: 10 } } as const
  const single: ReadonlyArray<readonly [string, string]> = [
    ['a part of a word among a million enquiries', `/enquiry_mail_list?size=10&q=${7919 * 4321}`],
    ['a word of a million enquiries, among the open ones', '/enquiry_mail_list?size=10&status=open&q=berth'],
    ['the totals of a million enquiries', '/mail_totals?kind=enquiries'],
    ['the figures of eight weeks', '/desk_figures?weeks=8'],
  ]
  for (const [what, path] of single)
    report([
      {
        ...most,
        what,
        value: await inRounds(() => timeOf(many.api + path, many.headers, 20)),
      } satisfies Figure,
    ])
}

const report = reporting('desk')
const [many, few] = [await start(million, 4998), await start(10, 4999)]
await measured(many, few)
for (const { stop } of [many, few]) await stop()
rmSync(folder, { recursive: true })

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ratio, reporting } from './support/figures.ts'
import { startFilled } from './support/filled-product.ts'
import { timeOf } from './support/time-of.ts'
import { requestsPerSecond, type Load } from './support/wrk.ts'

const load: Load = { connections: 64, seconds: 3 }
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

/** Pictures of which one in a hundred has no alternative text, and one in fifty is unused. */
const fill = (file: string, count: number) => {
  const database = new DatabaseSync(file)
  database.exec(`
    pragma synchronous = off;
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into library_pictures (version, created_at, updated_at, address, in_library, name, alt, decorative,
      alt_languages, focus, bytes, digest, uses, author_id, author, folded)
    select 1, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '/media/' || n || '-800x600.webp', 1, 'berth ' || n,
      'Berth', 0, case when n % 100 = 0 then ' ' else ' en ' end, '', 1000, '', case when n % 50 = 0 then 0 else 1 end,
      '', '', 'berth ' || (n * 7919) from numbers`)
  database.close()
}

const start = async (count: number, port: number) => {
  const dataDir = join(folder, String(count))
  const { api, headers, stop } = await startFilled(dataDir, port, (file) => fill(file, count))
  const pictures = `${api}/pictures?size=10`
  return {
    rate: () => requestsPerSecond(pictures, { ...load, headers }),
    timeOf: (query: string) => timeOf(pictures + query, headers),
    stop,
  }
}

const report = reporting('library')
const [many, few] = [await start(100_000, 4996), await start(10, 4997)]
const newest = await ratio(many.rate, few.rate)
const ms = { id: 'B24', unit: 'ms', must: { most: 10 } } as const
report([
  {
    id: 'B24',
    what: 'the newest ten of 100,000 pictures',
    value: newest,
    unit: 'of the rate at 10 rows',
    must: { least: 0.7 },
  },
  { ...ms, what: 'unused ones of 100,000 pictures', value: await many.timeOf('&filter=unused') },
  {
    ...ms,
    what: 'those of 100,000 pictures without an alternative text',
    value: await many.timeOf('&filter=without_alt'),
  },
])
for (const { stop } of [many, few]) await stop()
rmSync(folder, { recursive: true })

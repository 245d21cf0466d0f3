import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { enquiry } from './support/enquiry.ts'
import { median, ratio, reporting, type Figure } from './support/figures.ts'
import { startProcess, type Running } from './support/process.ts'
import { startProduct } from './support/product.ts'
import { seeded } from './support/seeded.ts'
import { timeOf } from './support/time-of.ts'
import { requestsPerSecond, type Load } from './support/wrk.ts'

const rounds = 3
const load: Load = { connections: 64, seconds: 3 }
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

/** B13: enquiries, each on disk before its response, compared with bare node:http and node:sqlite that write the same rows. */
const enquiries = async (product: Running, dataDir: string): Promise<ReadonlyArray<Figure>> => {
  const rate = (url: string) => () => requestsPerSecond(url, { ...load, body: enquiry })
  const ours = rate(`${product.url}/api/group/enquiry_mail`)
  await ours()
  const copy = join(folder, 'copy.db')
  const database = new DatabaseSync(join(dataDir, 'sahilan.db'), { readOnly: true })
  await backup(database, copy)
  database.close()
  const bare = await startProcess(['bench/support/bare-enquiries.ts'], {
    port: 4990,
    path: '/',
    env: { FILE: copy },
  })
  const value = await ratio(ours, rate(bare.url))
  await bare.stop()
  return [
    {
      id: 'B13',
      what: 'enquiries at 64 connections, on disk',
      value,
      unit: 'of bare Node with group commits',
      must: { least: 0.4 },
    },
  ]
}

/** B10, B12, B26: one page of ten and searches, at 100,000 articles compared with 10. */
const lists = async (): Promise<ReadonlyArray<Figure>> => {
  const few = await startProduct(await seeded(folder, 10), 4991, { DEMO_CONTENT: '0' })
  const many = await startProduct(await seeded(folder, 100_000), 4992, { DEMO_CONTENT: '0' })
  const list = '/api/group/NewsLater_list?size=10'
  const rate = (server: Running, query: string) => requestsPerSecond(server.url + list + query, load)
  const against = (query: string) =>
    ratio(
      () => rate(many, query),
      () => rate(few, ''),
    )
  const first = await against('')
  const { data } = (await (await fetch(many.url + list)).json()) as {
    readonly data: { readonly next: string }
  }
  const next = await against(`&after=${encodeURIComponent(data.next)}`)
  const last = await against('&before=end')
  const inList = await timeOf(`${many.url}${list}&q=${7919 * 4321}`)
  const rareOnSite = await timeOf(`${many.url}/api/group/search?q=${7919 * 4321}`)
  const frequentOnSite = await timeOf(`${many.url}/api/group/search?q=harbour`)
  await few.stop()
  await many.stop()
  const unit = 'of the rate at 10 rows'
  const ms = { unit: 'ms', must: { most: 10 } } as const
  return [
    { id: 'B10', what: 'first ten of 100,000', value: first, unit, must: { least: 0.7 } },
    { id: 'B10', what: 'next ten by cursor', value: next, unit, must: { least: 0.7 } },
    { id: 'B10', what: 'last ten of 100,000', value: last, unit, must: { least: 0.7 } },
    { id: 'B12', what: 'part of a word among 100,000 articles', value: inList, ...ms },
    { id: 'B26', what: 'search of the site for one of 100,000 articles', value: rareOnSite, ...ms },
    { id: 'B26', what: 'search of the site for a word of all articles', value: frequentOnSite, ...ms },
  ]
}

/** B14: from the start of the process to its first response, with a build and a database. */
const coldStart = async (dataDir: string): Promise<ReadonlyArray<Figure>> => {
  const started = async (start: () => Promise<Running>) => {
    const running = await start()
    await running.stop()
    return running.startedIn
  }
  const ratios: Array<number> = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await started(() => startProduct(dataDir, 4993))
    const bare = await started(() =>
      startProcess(['bench/support/bare-server.ts'], {
        port: 4994,
        path: '/',
        env: { BODY: 'package.json' },
      }),
    )
    ratios.push(ours / bare)
  }
  return [
    { id: 'B14', what: 'cold start', value: median(ratios), unit: 'x bare node:http', must: { most: 6 } },
  ]
}

const site = join(folder, 'site')
const product = await startProduct(site, 4995)
const report = reporting('server')
report(await enquiries(product, site))
await product.stop()
report(await lists())
report(await coldStart(site))
rmSync(folder, { recursive: true })

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '#tests/support/back-end/client.ts'
import { untilPicturesAreMade } from '#tests/support/pictures-made.ts'
import { median, ratio, reporting, type Figure } from './support/figures.ts'
import { startProcess, type Running } from './support/process.ts'
import { startProduct } from './support/product.ts'
import { seeded } from './support/seeded.ts'
import { failures, requestsPerSecond, responsesOf, type Load } from './support/wrk.ts'

const load: Load = { connections: 64, seconds: 3 }
const password = 'A password of the bench.'
const list = '/api/group/NewsLater_list?size=10'

/** B4: the home page while its content is saved 20 times a second, and how often a save was not visible at once. */
const underWrites = async ({ url }: Running): Promise<ReadonlyArray<Figure>> => {
  const admin = new Client(url)
  await admin.signIn('admin@example.com', password)
  const [slide] = (await admin.get('/slider_list')).data['results'] as ReadonlyArray<Record<string, string>>
  let stale = 0
  let saves = 0
  const save = async () => {
    const title = `Save ${++saves}`
    const { Image, Description } = slide ?? {}
    const { status } = await admin.put(`/slider_update/${slide?.['id']}`, {
      Tittle: title,
      Image,
      Description,
    })
    const page = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    if (status === 200 && page.ok && !(await page.text()).includes(title)) stale += 1
  }
  let rejected = 0
  const pages = async () => {
    const { rate, refused } = await responsesOf(`${url}/`, {
      ...load,
      headers: { 'accept-encoding': 'gzip' },
    })
    rejected += refused
    return rate
  }
  const whileSaving = async () => {
    const stopping = new AbortController()
    const saving = (async () => {
      for (; !stopping.signal.aborted; await pause(50)) await save()
    })()
    const rate = await pages()
    stopping.abort()
    await saving
    return rate
  }
  const value = await ratio(whileSaving, pages)
  return [
    { id: 'B4', what: 'home under 20 saves a second', value, unit: 'of its own rate', must: { least: 0.9 } },
    { id: 'B4', what: 'pages refused during the saves', value: rejected, unit: '', must: { most: 0 } },
    { id: 'B4', what: `stale pages after ${saves} saves`, value: stale, unit: '', must: { most: 0 } },
  ]
}

/** B11: a list request compared with bare node:http and node:sqlite that read and write the same. */
const againstBare = async (product: Running, dataDir: string): Promise<Figure> => {
  const bare = await startProcess(['bench/support/bare-list.ts'], {
    port: 4981,
    path: '/',
    env: { FILE: join(dataDir, 'sahilan.db') },
  })
  const value = await ratio(
    () => requestsPerSecond(product.url + list, load),
    () => requestsPerSecond(bare.url, load),
  )
  await bare.stop()
  return { id: 'B11', what: 'ten articles', value, unit: 'of bare Node', must: { least: 0.4 } }
}

const residentMegabytes = ({ pid }: Running) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** B15: idle after the start, and after load on pages and lists. */
const memory = async (product: Running): Promise<ReadonlyArray<Figure>> => {
  await pause(2_000)
  const idle = residentMegabytes(product)
  await requestsPerSecond(`${product.url}/`, { ...load, uncached: true })
  await requestsPerSecond(product.url + list, load)
  return [
    { id: 'B15', what: 'memory, idle', value: idle, unit: 'MB', must: { most: 200 } },
    {
      id: 'B15',
      what: 'memory, after load',
      value: residentMegabytes(product),
      unit: 'MB',
      must: { most: 350 },
    },
  ]
}

const latency = async (url: string) => {
  const began = performance.now()
  await (await fetch(url)).text()
  return performance.now() - began
}

/** B18: 256 connections request pages that are not cached, then the time until latency recovers. */
const overload = async ({ url }: Running): Promise<ReadonlyArray<Figure>> => {
  const address = url + list
  const idle: Array<number> = []
  for (let at = 0; at < 20; at += 1) idle.push(await latency(address))
  const failed = await failures(`${url}/`, { connections: 256, seconds: 5, uncached: true })
  const began = performance.now()
  while ((await latency(address)) > 2 * median(idle));
  return [
    {
      id: 'B18',
      what: 'responses that are neither 200 nor 503 with Retry-After',
      value: failed,
      unit: '',
      must: { most: 0 },
    },
    {
      id: 'B18',
      what: 'until twice the idle latency is back',
      value: performance.now() - began,
      unit: 'ms',
      must: { most: 2_000 },
    },
  ]
}

// This process shares wrk's core, so that its saves take no time from the server's core.
execFileSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)])

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const report = reporting('load')
const site = join(folder, 'site')
const product = await startProduct(site, 4983, { ADMIN_PASSWORD: password })
// A first start encodes the demonstration pictures in the background.
await untilPicturesAreMade(site)
report(await memory(product))
report(await underWrites(product))
report(await overload(product))
await product.stop()
const dataDir = await seeded(folder, 1_000)
const articles = await startProduct(dataDir, 4982, { DEMO_CONTENT: '0' })
report([await againstBare(articles, dataDir)])
await articles.stop()
rmSync(folder, { recursive: true })

import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { exportContent } from '#server/commands/content/export-folder.ts'
import { runImport } from '#server/commands/content/run-import.ts'
import { onContent } from '#server/commands/content/site-content.ts'
import { readConfig } from '#server/config/config.ts'
import { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { adminEmail, adminPassword } from '#tests/support/back-end/server.ts'
import { folder, run } from '../support/run-server.ts'

/** Starts the built product and signs in. */
const started = async (variables: Readonly<Record<string, string>>) => {
  const dataDir = await folder()
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  const signIn = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword, RATE_LIMIT: 'off' }
  const site = await run({ DATA_DIR: dataDir, ...store, ...signIn, ...variables }).site
  const admin = new Client(site)
  await admin.signIn(adminEmail, adminPassword)
  return { admin, site, config: readConfig({ DATA_DIR: dataDir, ...store }) }
}
type Site = Awaited<ReturnType<typeof started>>

/** What another site stores under another name. */
const own = new Set(['id', 'version', 'createdAt', 'updatedAt'])
const address = /\/media\/\w+-(\d+x\d+)[^\s"#]*\.webp/g

/** Content with the sizes of its pictures in place of their addresses. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (own.has(name)) return undefined
    return typeof part === 'string' ? part.replaceAll(address, '$1') : part
  })

/** The pixels of each picture, in the order in which the content names them. */
const pixelsOf = async ({ site }: Site, content: unknown) => {
  const addresses = [...new Set(JSON.stringify(content).match(address))]
  return Promise.all(
    addresses.map(async (path) => {
      const response = await fetch(site + path)
      return sharp(await response.arrayBuffer())
        .raw()
        .toBuffer()
    }),
  )
}

const contentOf = async ({ admin }: Site) => {
  const lists = await Promise.all(
    contentTypeNames.map(async (name) => {
      const { data } = await admin.get(`${contentEndpoints[name].list}?lang=all`)
      return [name, 'results' in data ? data['results'] : data] as const
    }),
  )
  const { data: home } = await admin.get('/homepage?lang=all')
  return { ...Object.fromEntries(lists), home }
}

/** How far the pixels of a picture that is encoded again are from the first ones, on the average and of 255. */
const reencoded = 6

const difference = (one: Buffer | undefined, other: Buffer): number => {
  if (one?.length !== other.length) return Infinity
  let sum = 0
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0))
  return sum / one.length
}

/** Which of some pictures looks most like another one. */
const nearest = (pictures: ReadonlyArray<Buffer>, pixels: Buffer): number => {
  const differences = pictures.map((picture) => difference(picture, pixels))
  return differences.indexOf(Math.min(...differences))
}

/** Publishes all drafts in their order. */
const publishAll = async ({ admin }: Site) => {
  for (;;) {
    const { data } = await admin.get('/drafts?state=draft&size=200')
    const drafts = data['results'] as ReadonlyArray<{ readonly id: string; readonly version: number }>
    if (drafts.length === 0) return
    for (const { id, version } of drafts)
      expect(await admin.post(`/drafts/${id}/publish`, { version })).toMatchObject({ code: 200 })
  }
}

const totalsOf = async ({ config }: Site, target: string) => {
  const imported = await runImport(config, [target])
  const sum = (does: 'new' | 'changed' | 'same' | 'refused') =>
    imported.reduce((total, { report }) => total + report[does], 0)
  return { added: sum('new') + sum('changed'), same: sum('same'), refused: sum('refused') }
}

test(
  '[O24] an exported site imports completely, and a second time unchanged',
  { timeout: 600_000 },
  async () => {
    const from = await started({ DEMO_CONTENT: '1' })
    const target = `${await folder()}/export`
    await onContent(from.config, exportContent(target))
    const before = await contentOf(from)

    const into = await started({})
    const first = await totalsOf(into, target)
    // What refers to a brand waits until the brands are published.
    expect(first.refused).toBeGreaterThan(0)
    await publishAll(into)
    const second = await totalsOf(into, target)
    expect(second).toEqual({ added: first.refused, same: first.added, refused: 0 })
    await publishAll(into)

    const after = await contentOf(into)
    expect(comparable(after)).toEqual(comparable(before))
    const [originals, imported] = [await pixelsOf(from, before), await pixelsOf(into, after)]
    expect(originals.length).toBeGreaterThan(40)
    expect(imported.map((pixels) => nearest(originals, pixels))).toEqual(originals.map((_, at) => at))
    expect(imported.filter((pixels, at) => difference(originals[at], pixels) > reencoded)).toEqual([])
    expect(JSON.stringify(before)).toContain('translations')
    expect(await totalsOf(into, target)).toEqual({
      added: 0,
      same: first.added + first.refused,
      refused: 0,
    })
    const { data } = await into.admin.get('/drafts')
    expect(data['results']).toEqual([])
  },
)

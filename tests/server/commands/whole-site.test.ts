import { expect, test } from 'vitest'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { exportContent } from '#server/commands/content/export-folder.ts'
import { importContent } from '#server/commands/content/import-content.ts'
import { onContent } from '#server/commands/content/site-content.ts'
import { readConfig } from '#server/config/config.ts'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail, adminPassword } from '#tests/support/back-end/server.ts'
import { folder, run } from '../support/run-server.ts'

/** Starts the built product and signs in. */
const started = async (variables: Readonly<Record<string, string>>) => {
  const dataDir = await folder()
  const signIn = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword, RATE_LIMIT: 'off' }
  const site = await run({ DATA_DIR: dataDir, ...signIn, ...variables }).site
  const admin = new Client(site)
  await admin.signIn(adminEmail, adminPassword)
  return { admin, site, config: readConfig({ DATA_DIR: dataDir }) }
}
type Site = Awaited<ReturnType<typeof started>>

/** What another site stores under another name. */
const own = new Set(['id', 'version', 'createdAt', 'updatedAt'])
const address = /^\/media\/\w+-(\d+x\d+)\S*\.webp(#focus=\S+)?$/

/** Content with the sizes of its pictures in place of their addresses. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (own.has(name)) return undefined
    return typeof part === 'string' ? part.replace(address, '$1 $2') : part
  })

const contentOf = async ({ admin }: Site) => {
  const lists = await Promise.all(
    contentTypeNames.map(async (name) => {
      const { data } = await admin.get(`${contentEndpoints[name].list}?lang=all`)
      return [name, comparable('results' in data ? data['results'] : data)] as const
    }),
  )
  const { data: home } = await admin.get('/homepage?lang=all')
  return { ...Object.fromEntries(lists), home: comparable(home) }
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
  const imported = await importContent(config, [target])
  const sum = (does: 'new' | 'changed' | 'same' | 'refused') =>
    imported.reduce((total, { report }) => total + report[does], 0)
  return { added: sum('new') + sum('changed'), same: sum('same'), refused: sum('refused') }
}

test(
  '[O24] an exported site is the same in an empty one, and a second import changes nothing',
  { timeout: 300_000 },
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

    expect(await contentOf(into)).toEqual(before)
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

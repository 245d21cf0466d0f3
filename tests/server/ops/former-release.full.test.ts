import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Answered, Client } from '#tests/support/back-end/client.ts'
import { uploadPicture } from '#tests/support/back-end/server.ts'
import { builtProgram, formerRevision } from '../faults/support/former-program.ts'
import { serverProcess } from '../faults/support/server-process.ts'
import { mailsOf, nothingYet, sendEnquiry } from '../faults/support/visitors.ts'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'

/** The columns of all tables: whether a row needs a value. */
const columnsIn = (dataDir: string): Readonly<Record<string, boolean>> => {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const rows = database
    .prepare(
      `select t.name || '.' || c.name as name, c."notnull" and c.dflt_value is null as needed
       from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like '%_fts%'`,
    )
    .all()
  database.close()
  return Object.fromEntries(rows.map(({ name, needed }) => [String(name), needed === 1]))
}

/** Both programs on one database: the former one has started first, and today's has migrated it. */
const bothProgramsOn = async (revision: string) => {
  const variables = { SHARED_DATA: '1' }
  const { root, remove } = builtProgram(revision)
  const former = await serverProcess({ root, variables })
  const { dataDir } = former
  const before = columnsIn(dataDir)
  const today = await serverProcess({ dataDir, variables })
  const stop = async () => {
    await today.stop()
    await former.stop()
    remove()
  }
  return { former, today, before, after: columnsIn(dataDir), stop }
}

let programs: Awaited<ReturnType<typeof bothProgramsOn>> | undefined
beforeAll(async () => {
  const revision = formerRevision()
  if (revision !== undefined) programs = await bothProgramsOn(revision)
}, 600_000)
afterAll(() => programs?.stop())

beforeEach(({ skip }) => {
  if (programs === undefined)
    skip('this clone lacks the commit of the former program (`git fetch --unshallow`)')
})

const both = () => {
  if (programs === undefined) throw new Error('The programs were not started')
  return programs
}

/** Adds, changes and removes an item by one program, and reads each step from the other. */
const editedBy = async (writer: Client, reader: Client, name: ContentTypeName, picture: string) => {
  const endpoint = endpointOf(name)
  const { input: sample, change } = samples[name]
  const itemIn = ({ data }: Answered): unknown => {
    const results = endpoint.resultsPath === 'data' ? data : data['results']
    return Array.isArray(results) ? results[0] : results
  }
  const input = withPicture(sample, picture)
  const added = await writer.post(endpoint.add, input)
  expect(added).toMatchObject({ status: 200 })
  const { id } = itemIn(added) as { readonly id: string }
  const at = (path: string) => path.replace('{id}', id)
  expect(itemIn(await reader.get(at(endpoint.get)))).toMatchObject({ ...input, id })
  const changed = withPicture(change, picture)
  expect(await writer.put(at(endpoint.update), changed)).toMatchObject({ status: 200 })
  expect(itemIn(await reader.get(at(endpoint.get)))).toMatchObject({ ...input, ...changed, id })
  expect(await writer.delete(at(endpoint.remove))).toMatchObject({ status: 200 })
  expect(await reader.get(at(endpoint.get))).toMatchObject({ status: 404 })
}

describe('[O32] the former program on the database of today', () => {
  // Seen failing with a migration that renames a column.
  test('has all its columns, and needs no other', () => {
    const { before, after } = both()
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(Object.keys(before).filter((column) => !(column in after))).toEqual([])
    const tables = new Set(Object.keys(before).map((column) => column.split('.')[0]))
    const needed = Object.entries(after).filter(([column, isNeeded]) => {
      const [table = ''] = column.split('.')
      return isNeeded && tables.has(table) && before[column] !== true
    })
    expect(needed).toEqual([])
  })

  test.for(contentTypeNames)('reads and writes like the program of today: %s', async (name, { skip }) => {
    const { former, today } = both()
    const [there, here] = [await former.admin(), await today.admin()]
    const { status } = await there.get(endpointOf(name).list)
    if (status === 404) skip('the former program does not have it')
    expect(status).toBe(200)
    const picture = await uploadPicture(there)
    await editedBy(there, here, name, picture)
    await editedBy(here, there, name, picture)
  })

  test('takes mails, and shows those of the other', async () => {
    const { former, today } = both()
    const sent = nothingYet()
    for (const { visitor } of [former, today])
      expect(await sendEnquiry(visitor(), sent)).toMatchObject({ status: 200 })
    for (const { admin } of [former, today]) {
      const references = (await mailsOf(await admin(), '/enquiry_mail_list')).map(
        ({ reference }) => reference,
      )
      expect(references.toSorted()).toEqual([...sent.enquiries.keys()].toSorted())
    }
  })

  test('knows sessions of the other, and shows its saves to visitors', async () => {
    const { former, today } = both()
    for (const [one, other] of [
      [former, today],
      [today, former],
    ] as const) {
      const admin = await one.admin()
      const same = other.visitor()
      for (const [name, value] of admin.cookies) same.cookies.set(name, value)
      expect(await same.get('/session')).toMatchObject({ status: 200 })
      const brandName = `Saved at ${one.site}`
      expect(await same.put('/homepage', { site: { brandName } })).toMatchObject({ status: 200 })
      for (const path of ['/', '/about', '/services', '/career', '/contact', '/news']) {
        const page = await one.visitor().page(path)
        expect([path, page.status, (await page.text()).includes(brandName)]).toEqual([path, 200, true])
      }
    }
  })
})

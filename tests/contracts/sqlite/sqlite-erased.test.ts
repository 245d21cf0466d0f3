import { readFile } from 'node:fs/promises'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import { career } from '#domain/content/career.ts'
import { Contents } from '#ports/content/contents.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { inputOf } from '../content/content-inputs.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { profile, resume } from '../inbox/profiles-contract.ts'
import { openStore } from '../support/open-store.ts'

const email = 'zoe@mail.example'
const personal = { email, firstName: 'Zoewashere', message: 'Quizzical walruses' }
const other = 'other@mail.example'

const kinds = {
  enquiries: Effect.gen(function* () {
    const { send } = yield* Enquiries
    yield* send({ ...enquiry, email: other }, { key: 'k2' })
    return yield* send({ ...enquiry, ...personal }, { key: 'k1' })
  }),
  profiles: Effect.gen(function* () {
    const { send } = yield* Profiles
    const position = yield* Contents.use((contents) => contents.add(career, inputOf(career, 'Marine pilot')))
    const applied = { ...profile, careerId: position.id }
    yield* send({ ...applied, email: other }, resume, { key: 'k2' })
    const own = new File([yield* Effect.promise(() => resume.arrayBuffer())], 'zoewashere.pdf', {
      type: resume.type,
    })
    return yield* send({ ...applied, ...personal }, own, { key: 'k1' })
  }),
}

const ways = {
  'an e-mail address': () => PersonalData.use((port) => port.erase(email)),
  'a receipt code': (code: string) => Receipts.use((port) => port.erase(code)),
}

/** All bytes of the database and its write-ahead log, in small letters. */
const bytesOf = async (file: string) => {
  const files = [file, `${file}-wal`].map((path) => readFile(path).catch(() => Buffer.alloc(0)))
  return Buffer.concat(await Promise.all(files))
    .toString('latin1')
    .toLowerCase()
}

const cases = (['enquiries', 'profiles'] as const).flatMap((kind) =>
  (['an e-mail address', 'a receipt code'] as const).map((way) => [kind, way] as const),
)

it.each(cases)('[K15] leaves nothing of erased %s in the database, by %s', async (kind, way) => {
  const { run, file } = openStore()
  const ports = Layer.mergeAll(SqlPersonalData, SqlProfiles(), SqlReceipts('https://sahilan.example'))
  const { files, found } = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { code = '' } = yield* kinds[kind]
      yield* Receipts.use((receipts) => receipts.reply(code, 'Bumbling badgers'))
      const search = sql`select rowid from ${sql(`${kind}_search`)}
        where ${sql(`${kind}_search`)} match '"quizzical"'`
      const before = yield* search
      yield* ways[way](code)
      yield* sql.withTransaction(sql`select 1`)
      const blobs = yield* Blobs
      return { files: yield* blobs.list(''), found: [before.length, (yield* search).length] }
    }).pipe(Effect.provide(Layer.provideMerge(ports, MemoryBlobs()))),
  )
  expect(found).toEqual([1, 0])
  expect(files).toHaveLength(kind === 'profiles' ? 1 : 0)
  const bytes = await bytesOf(file)
  expect(bytes).toContain(other)
  for (const gone of ['zoe@mail', 'zoewashere', 'quizzical', 'badgers']) expect(bytes).not.toContain(gone)
})

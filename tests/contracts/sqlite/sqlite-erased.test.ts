import { readFile } from 'node:fs/promises'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { openStore } from '../support/open-store.ts'

it('leaves no erased values in the database file', async () => {
  const { run, file } = openStore()
  const email = 'zoe@mail.example'
  await run(
    Effect.gen(function* () {
      const enquiries = yield* Enquiries
      const sent = { ...enquiry, email, firstName: 'Zoewashere', message: 'Quizzical walruses' }
      yield* enquiries.send(sent, { key: 'k1' })
      yield* enquiries.send({ ...enquiry, email: 'other@mail.example' }, { key: 'k2' })
      yield* PersonalData.use((personal) => personal.erase(email)).pipe(
        Effect.provide(Layer.provide(SqlPersonalData, MemoryBlobs())),
      )
      yield* SqlClient.SqlClient.use((sql) => sql.withTransaction(sql`select 1`))
    }),
  )
  const files = [file, `${file}-wal`].map((path) => readFile(path).catch(() => Buffer.alloc(0)))
  const bytes = Buffer.concat(await Promise.all(files))
    .toString('latin1')
    .toLowerCase()
  expect(bytes).toContain('other@mail.example')
  for (const gone of ['zoe@mail', 'zoewashere', 'quizzical']) expect(bytes).not.toContain(gone)
})

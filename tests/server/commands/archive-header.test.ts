import { createHash } from 'node:crypto'
import { Option, Effect, Stream } from 'effect'
import { Tar } from 'effect/encoding'
import { expect, test } from 'vitest'
import { archiveEntry } from '#server/commands/archive/write-archive.ts'

test.each([
  ['8 GiB', 2 ** 33],
  ['64 GiB', 2 ** 36],
  ['1 TiB and a byte', 2 ** 40 + 1],
])('the header of a file of %s reads back as it was written', async (_, size) => {
  const source = { name: 'sahilan.db', path: '/dev/zero' }
  const header = await Stream.make(archiveEntry(source, size, createHash('sha256'))).pipe(
    Stream.pipeThroughChannel(Tar.encode<never, unknown, Tar.Entry<Error>>()),
    Stream.pipeThroughChannel(Tar.decode<Error | Tar.TarError>()),
    Stream.map((entry) => entry.header),
    Stream.runHead,
    Effect.runPromise,
  )
  expect(Option.getOrThrow(header)).toMatchObject({ path: 'sahilan.db', size, mode: 0o600 })
})

import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Effect, Option, Stream } from 'effect'
import { Tar } from 'effect/encoding'
import { expect, onTestFinished, test } from 'vitest'
import { restoreData } from '#server/commands/archive/restore-data.ts'
import { archiveEntry } from '#server/commands/archive/write-archive.ts'
import { ustarArchive, ustarHeader } from '../support/formats/ustar.ts'

const sizes = [
  ['8 GiB', 2 ** 33],
  ['64 GiB', 2 ** 36],
  ['1 TiB and a byte', 2 ** 40 + 1],
] as const

const headerIn = <E>(bytes: Stream.Stream<Uint8Array, E>) =>
  bytes.pipe(
    Stream.pipeThroughChannel(Tar.decode<E>()),
    Stream.map((entry) => entry.header),
    Stream.runHead,
    Effect.map(Option.getOrThrow),
    Effect.runPromise,
  )

test.each(sizes)('[O40] the header of a file of %s reads back as it was written', async (_, size) => {
  const source = { name: 'sahilan.db', path: '/dev/zero' }
  const written = Stream.make(archiveEntry(source, size, createHash('sha256'))).pipe(
    Stream.pipeThroughChannel(Tar.encode<never, unknown, Tar.Entry<Error>>()),
  )
  expect(await headerIn(written)).toMatchObject({ path: 'sahilan.db', size, mode: 0o600 })
})

test.each(sizes)('[O40] a header with a size of %s in base 256 is read', async (_, size) => {
  const header = ustarHeader('sahilan.db', size, 'base 256')
  expect(await headerIn(Stream.make(header))).toMatchObject({ path: 'sahilan.db', size })
})

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const databaseIn = async (folder: string) => {
  const path = join(folder, 'made.db')
  const database = new DatabaseSync(path)
  database.exec("create table brands (title text) strict; insert into brands values ('Jalboot')")
  database.close()
  return readFile(path)
}

test('[O40] an archive of the former release is restored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = [
    { name: 'sahilan.db', content: await databaseIn(folder) },
    { name: 'files/pictures/a-1.webp', content: Buffer.alloc(100_001, 7) },
    { name: 'files/empty.bin', content: Buffer.alloc(0) },
  ]
  const manifest = {
    format: 1,
    madeAt: '2026-11-20T06:12:00.000Z',
    files: files.map(({ name, content }) => ({ name, size: content.length, sha256: digestOf(content) })),
  }
  const archive = join(folder, 'former.archive')
  const last = { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest, null, 1)) }
  await writeFile(archive, ustarArchive([...files, last]))

  const dataDir = join(folder, 'data')
  expect(await restoreData(dataDir, archive)).toBe(3)
  for (const { name, content } of files) expect(await readFile(join(dataDir, name))).toEqual(content)
})

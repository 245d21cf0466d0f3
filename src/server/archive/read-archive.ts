import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { Schema } from 'effect'
import { StartRefused } from '../start-refused.ts'
import { Manifest, manifestName } from './manifest.ts'
import { block, paddingOf, readTarHeader, type TarEntry } from './tar-header.ts'

interface Found extends TarEntry {
  readonly from: number
}

export interface ArchivedFile {
  readonly name: string
  readonly content: () => AsyncIterable<Buffer>
}

const chunkSize = 256 * 1024

const entriesOf = async (archive: FileHandle): Promise<ReadonlyArray<Found>> => {
  const entries: Array<Found> = []
  const header = Buffer.alloc(block)
  for (let at = 0; ;) {
    const { bytesRead } = await archive.read(header, 0, block, at)
    const entry = bytesRead === block ? readTarHeader(header) : undefined
    if (entry === undefined) return entries
    entries.push({ ...entry, from: at + block })
    at += block + entry.size + paddingOf(entry.size)
  }
}

const contentOf = async function* (archive: FileHandle, { from, size }: Found): AsyncGenerator<Buffer> {
  for (let read = 0; read < size;) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - read))
    const { bytesRead } = await archive.read(chunk, 0, chunk.length, from + read)
    if (bytesRead === 0) throw new Error('The archive ends too early.')
    read += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
}

const hashOf = async (content: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

const manifestIn = async (archive: FileHandle, entries: ReadonlyArray<Found>): Promise<Manifest> => {
  const last = entries.at(-1)
  if (last?.name !== manifestName) throw new Error('There is no manifest at the end.')
  const chunks: Array<Buffer> = []
  for await (const chunk of contentOf(archive, last)) chunks.push(chunk)
  return Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))(Buffer.concat(chunks).toString())
}

const verified = async (archive: FileHandle): Promise<ReadonlyArray<ArchivedFile>> => {
  const entries = await entriesOf(archive)
  const { files } = await manifestIn(archive, entries)
  if (entries.length !== files.length + 1) throw new Error('Files are missing.')
  const found: Array<ArchivedFile> = []
  for (const [at, { name, size, sha256 }] of files.entries()) {
    const entry = entries[at]
    if (entry === undefined || entry.name !== name || entry.size !== size)
      throw new Error(`${name} is missing.`)
    if ((await hashOf(contentOf(archive, entry))) !== sha256)
      throw new Error(`${name} is not what was saved.`)
    found.push({ name, content: () => contentOf(archive, entry) })
  }
  return found
}

/** Hands over the files of an archive once every byte of it has been found as it was written; refuses it otherwise. */
export const readArchive = async <A>(
  path: string,
  use: (files: ReadonlyArray<ArchivedFile>) => Promise<A>,
): Promise<A> => {
  const archive = await open(path).catch(() => {
    throw new StartRefused(`${path} cannot be read.`)
  })
  try {
    const files = await verified(archive).catch((cause: unknown) => {
      throw new StartRefused(`${path} is no backup, or is damaged. Nothing was changed.`, { cause })
    })
    return await use(files)
  } finally {
    await archive.close()
  }
}

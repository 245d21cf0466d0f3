import { createHash } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import { Effect, Schema, Stream } from 'effect'
import { Tar } from 'effect/encoding'
import { StartRefused } from '../../config/start-refused.ts'
import { asError, fileChunks } from './file-chunks.ts'
import { Manifest, manifestName } from './manifest.ts'

export interface ArchivedFile {
  readonly name: string
  /** Must be consumed before the next file. */
  readonly content: AsyncIterable<Uint8Array>
}

/** Visits the files of an archive in order, the manifest last. */
const eachFile = (path: string, visit: (file: ArchivedFile) => Promise<void>): Promise<void> =>
  fileChunks(path).pipe(
    Stream.pipeThroughChannel(Tar.decode<Error>()),
    Stream.runForEach(({ header, body }) =>
      Effect.tryPromise({
        try: () => visit({ name: header.path, content: Stream.toAsyncIterable(body) }),
        catch: asError,
      }),
    ),
    Effect.runPromise,
  )

const verify = async (path: string): Promise<void> => {
  const found: Array<Manifest['files'][number]> = []
  let manifest: Array<Uint8Array> = []
  await eachFile(path, async ({ name, content }) => {
    const hash = createHash('sha256')
    let size = 0
    manifest = []
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      if (name === manifestName) manifest.push(chunk)
    }
    found.push({ name, size, sha256: hash.digest('hex') })
  })
  if (found.pop()?.name !== manifestName) throw new Error('The archive does not end with a manifest.')
  const text = Buffer.concat(manifest).toString()
  const { files } = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))(text)
  if (found.length !== files.length) throw new Error('Files are missing.')
  for (const [at, { name, size, sha256 }] of files.entries()) {
    const file = found[at]
    if (file?.name !== name || file.size !== size) throw new Error(`${name} is missing.`)
    if (file.sha256 !== sha256) throw new Error(`${name} has another hash than the manifest.`)
  }
}

/**
 * Verifies an archive as a whole, then visits its files.
 * @returns how many files there are
 */
export const readArchive = async (
  path: string,
  visit: (file: ArchivedFile) => Promise<void>,
): Promise<number> => {
  await access(path, constants.R_OK).catch(() => {
    throw new StartRefused(`${path} cannot be read.`)
  })
  await verify(path).catch((cause: unknown) => {
    throw new StartRefused(`${path} is no backup, or is damaged. Nothing was changed.`, { cause })
  })
  let files = 0
  await eachFile(path, async (file) => {
    if (file.name === manifestName) return
    await visit(file)
    files += 1
  })
  return files
}

import { createHash, type Hash } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Effect, Stream } from 'effect'
import { Tar } from 'effect/encoding'
import { syncFolder } from '#adapters/blobs/sync-folder.ts'
import { asError, fileChunks } from './file-chunks.ts'
import { manifestName, type Manifest } from './manifest.ts'

interface Source {
  readonly name: string
  readonly path: string
}

/** One file as a tar entry. Fails if the file's size changes while it is read. */
export const archiveEntry = ({ name, path }: Source, size: number, hash: Hash): Tar.Entry<Error> => {
  const body = Stream.tap(fileChunks(path), (chunk) => Effect.sync(() => hash.update(chunk)))
  return Tar.fileStream(name, size, body, { mode: 0o600, mtime: new Date() })
}

/** Writes files into one archive, which ends with a manifest of their hashes. It gets its name once it is complete. */
export const writeArchive = async (target: string, sources: Iterable<Source>): Promise<Manifest> => {
  const unfinished = `${target}.unfinished`
  const archive = await open(unfinished, 'w', 0o600)
  try {
    const hashed: Array<{ readonly name: string; readonly size: number; readonly hash: Hash }> = []
    const files = Stream.mapEffect(Stream.fromIterable(sources), (source) =>
      Effect.tryPromise({
        try: async () => {
          const { size } = await stat(source.path)
          const hash = createHash('sha256')
          hashed.push({ name: source.name, size, hash })
          return archiveEntry(source, size, hash)
        },
        catch: asError,
      }),
    )
    // Evaluated after all files have been read.
    const manifest = Effect.sync((): Manifest => ({
      format: 1,
      madeAt: new Date().toISOString(),
      files: hashed.map(({ hash, ...file }) => ({ ...file, sha256: hash.copy().digest('hex') })),
    }))
    let made: Manifest | undefined
    const last = Effect.map(manifest, (whole): Tar.Entry<Error> => {
      made = whole
      return Tar.file(manifestName, JSON.stringify(whole, null, 1), { mode: 0o600, mtime: new Date() })
    })
    await Stream.concat(files, Stream.fromEffect(last)).pipe(
      Stream.pipeThroughChannel(Tar.encode<Error, unknown, Tar.Entry<Error>>()),
      Stream.runForEach((bytes) =>
        Effect.tryPromise({ try: () => archive.writeFile(bytes), catch: asError }),
      ),
      Effect.runPromise,
    )
    if (made === undefined) throw new Error('The archive has no manifest.')
    await archive.sync()
    await archive.close()
    await rename(unfinished, target)
    await syncFolder(dirname(target))
    return made
  } catch (error) {
    await archive.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

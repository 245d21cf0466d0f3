import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#adapters/blobs/sync-folder.ts'
import { paddingOf, block, tarHeader } from './tar-header.ts'
import { manifestName, type Manifest } from './manifest.ts'

interface Source {
  readonly name: string
  readonly path: string
}

const append = async (
  archive: FileHandle,
  name: string,
  size: number,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
) => {
  const hash = createHash('sha256')
  let written = 0
  await archive.writeFile(tarHeader(name, size))
  for await (const chunk of content) {
    hash.update(chunk)
    written += chunk.length
    await archive.writeFile(chunk)
  }
  if (written !== size) throw new Error(`${name} changed while it was read.`)
  await archive.writeFile(Buffer.alloc(paddingOf(size)))
  return { name, size, sha256: hash.digest('hex') }
}

/** Writes files into one archive, with the hash of each in a manifest at its end. It is whole before it bears its name. */
export const writeArchive = async (target: string, sources: Iterable<Source>): Promise<Manifest> => {
  const unfinished = `${target}.unfinished`
  const archive = await open(unfinished, 'w', 0o600)
  try {
    const files: Array<Manifest['files'][number]> = []
    for (const { name, path } of sources) {
      const { size } = await stat(path)
      files.push(await append(archive, name, size, createReadStream(path)))
    }
    const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), files }
    const text = Buffer.from(JSON.stringify(manifest, null, 1))
    await append(archive, manifestName, text.length, [text])
    await archive.writeFile(Buffer.alloc(2 * block))
    await archive.sync()
    await archive.close()
    await rename(unfinished, target)
    await syncFolder(dirname(target))
    return manifest
  } catch (error) {
    await archive.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

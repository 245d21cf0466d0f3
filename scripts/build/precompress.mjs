import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])
const encodings = {
  /** @param {Buffer} bytes */
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  /** @param {Buffer} bytes */
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes `x.js.br` and `x.js.gz` beside each file that gets smaller by compression. @param {string} folder */
export const precompress = async (folder) => {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressible.has(extname(name)) && !name.startsWith('.vite'))
      .map(async (name) => {
        const file = join(folder, name)
        const bytes = await readFile(file)
        for (const [extension, compress] of Object.entries(encodings)) {
          const compressed = await compress(bytes)
          if (compressed.length < bytes.length) await writeFile(`${file}.${extension}`, compressed)
        }
      }),
  )
}

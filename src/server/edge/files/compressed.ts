import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** @param quality From 0 to 11. */
export const brotli = (quality: number, { length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/**
 * Compresses a page while its client waits. Synchronous: handing so little to another thread takes longer. Brotli at 3 is
 * smaller than gzip at its default level.
 */
export const compressed = {
  identity: (plain: Buffer) => plain,
  gzip: (plain: Buffer) => gzipSync(plain, { level: 1 }),
  br: (plain: Buffer) => brotliCompressSync(plain, brotli(3, plain)),
} as const

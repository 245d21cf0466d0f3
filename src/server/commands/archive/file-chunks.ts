import { createReadStream } from 'node:fs'
import { Stream } from 'effect'

const chunkSize = 256 * 1024

export const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))

/** The bytes of a file, which is opened once they are read. */
export const fileChunks = (path: string): Stream.Stream<Buffer, Error> =>
  Stream.suspend(() =>
    Stream.fromAsyncIterable<Buffer, Error>(createReadStream(path, { highWaterMark: chunkSize }), asError),
  )

import { Duration, Effect, Layer } from 'effect'
import { Blobs } from '#ports/server/blobs.ts'
import { ItemNotFound, type CallFailed, type StoreBusy } from '#ports/failures.ts'
import { blobKey, blobPrefix } from './blob-key.ts'
import { s3Calls, s3Refused, type S3Response, type S3Options } from './s3-calls.ts'
import { readListing, refusalIn, type ListedBlob } from './s3-listing.ts'

/** How long the sum of all sizes is remembered: it is told by reading every name. */
const remembered = Duration.minutes(10)

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const notFound = new ItemNotFound({ message: 'There is no such file.', answered: true })

const refusal = ({ status, bytes }: S3Response) => s3Refused(status, refusalIn(textOf(bytes)))

/** A bucket that is not there has no files either, and says so with the same status. */
const isMissing = ({ status, bytes }: S3Response) =>
  status === 404 && refusalIn(textOf(bytes)) !== 'NoSuchBucket'

/** Blobs as objects of one private bucket. An object is whole before it is visible, and kept before it is answered. */
export const S3Blobs = (options: S3Options): Layer.Layer<Blobs> =>
  Layer.effect(
    Blobs,
    Effect.gen(function* () {
      const call = s3Calls(options)

      const read = Effect.fnUntraced(function* (method: 'GET' | 'HEAD', key: string) {
        const answer = yield* call({ method, key: blobKey(key) })
        if (answer.status === 200) return answer
        return yield* isMissing(answer) ? notFound : refusal(answer)
      })

      const listed = Effect.fnUntraced(function* (prefix: string) {
        const found: Array<ListedBlob> = []
        let from: string | undefined
        do {
          const query = { 'list-type': '2', prefix: blobPrefix(prefix) }
          const answer: S3Response = yield* call({
            method: 'GET',
            query: from === undefined ? query : { ...query, 'continuation-token': from },
          })
          if (answer.status !== 200) return yield* refusal(answer)
          const { blobs, next } = readListing(textOf(answer.bytes))
          found.push(...blobs)
          from = next
        } while (from !== undefined)
        return found
      })

      const bytes = Effect.map(listed(''), (all) => all.reduce((sum, { size }) => sum + size, 0))

      return {
        put: Effect.fnUntraced(function* (key: string, content: Uint8Array) {
          const answer = yield* call({ method: 'PUT', key: blobKey(key), body: content.slice() })
          if (answer.status !== 200) return yield* refusal(answer)
        }),
        get: (key: string) => Effect.map(read('GET', key), (answer) => answer.bytes),
        size: (key: string) =>
          Effect.map(read('HEAD', key), ({ headers }) => Number(headers.get('content-length'))),
        remove: Effect.fnUntraced(function* (key: string) {
          const answer = yield* call({ method: 'DELETE', key: blobKey(key) })
          if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer))
            return yield* refusal(answer)
        }),
        list: (prefix: string) => Effect.map(listed(prefix), (all) => all.map(({ key }) => key).toSorted()),
        bytes: yield* Effect.cachedWithTTL(bytes, remembered),
      }
    }),
  )

/** Whether the bucket can be read at all. */
export const s3Responds = (options: S3Options): Effect.Effect<void, StoreBusy | CallFailed> =>
  Effect.flatMap(
    s3Calls(options)({ method: 'GET', query: { 'list-type': '2', prefix: 'nothing/' } }),
    (answer) => (answer.status === 200 ? Effect.void : Effect.fail(refusal(answer))),
  )

import { Effect, Layer } from 'effect'
import { Blobs } from '#ports/server/files/blobs.ts'
import { ItemNotFound, type UnexpectedFailure, type StoreBusy } from '#ports/failures.ts'
import { blobKey, blobPrefix } from './blob-key.ts'
import { s3Client, s3Refused, type S3Response, type S3Options } from './s3-client.ts'
import { readListing, refusalIn, type ListedBlob } from './s3-listing.ts'
import { sizeCachedFor } from './size-cached-for.ts'

const notFound = new ItemNotFound({ message: 'There is no such file.' })

const refusal = ({ status, bytes }: S3Response) =>
  Effect.flatMap(refusalIn(bytes), (code) => Effect.fail(s3Refused(status, code)))

/** A missing bucket has the same status as a missing object. */
const isMissing = ({ status, bytes }: S3Response) =>
  status === 404 ? Effect.map(refusalIn(bytes), (code) => code !== 'NoSuchBucket') : Effect.succeed(false)

/** Stores blobs as objects of a private bucket. S3 makes an object visible only when it is complete and stored. */
export const S3Blobs = (options: S3Options): Layer.Layer<Blobs> =>
  Layer.effect(
    Blobs,
    Effect.gen(function* () {
      const call = s3Client(options)

      const read = Effect.fnUntraced(function* (method: 'GET' | 'HEAD', key: string) {
        const response = yield* call({ method, key: blobKey(key) })
        if (response.status === 200) return response
        return yield* (yield* isMissing(response)) ? notFound : refusal(response)
      })

      const listed = Effect.fnUntraced(function* (prefix: string) {
        const found: Array<ListedBlob> = []
        let from: string | undefined
        do {
          const query = { 'list-type': '2', prefix: blobPrefix(prefix) }
          const response: S3Response = yield* call({
            method: 'GET',
            query: from === undefined ? query : { ...query, 'continuation-token': from },
          })
          if (response.status !== 200) return yield* refusal(response)
          const { blobs, next } = yield* Effect.mapError(readListing(response.bytes), () =>
            s3Refused(response.status, 'without a list'),
          )
          found.push(...blobs)
          from = next
        } while (from !== undefined)
        return found
      })

      const bytes = Effect.map(listed(''), (all) => all.reduce((sum, { size }) => sum + size, 0))

      return {
        put: Effect.fnUntraced(function* (key: string, content: Uint8Array) {
          const response = yield* call({ method: 'PUT', key: blobKey(key), body: content.slice() })
          if (response.status !== 200) return yield* refusal(response)
        }),
        get: (key: string) => Effect.map(read('GET', key), (response) => response.bytes),
        size: (key: string) =>
          Effect.map(read('HEAD', key), ({ headers }) => Number(headers.get('content-length'))),
        remove: Effect.fnUntraced(function* (key: string) {
          const response = yield* call({ method: 'DELETE', key: blobKey(key) })
          if (response.status === 204 || response.status === 200 || (yield* isMissing(response))) return
          return yield* refusal(response)
        }),
        list: (prefix: string) => Effect.map(listed(prefix), (all) => all.map(({ key }) => key).toSorted()),
        bytes: yield* Effect.cachedWithTTL(bytes, sizeCachedFor),
      }
    }),
  )

/** Fails unless the bucket can be listed. */
export const s3Responds = (options: S3Options): Effect.Effect<void, StoreBusy | UnexpectedFailure> =>
  Effect.flatMap(
    s3Client(options)({ method: 'GET', query: { 'list-type': '2', prefix: 'nothing/' } }),
    (response) => (response.status === 200 ? Effect.void : refusal(response)),
  )

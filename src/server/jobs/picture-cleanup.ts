import { DateTime, Duration, Effect, Layer, Schedule } from 'effect'
import { allKeys, avifKey, webpKey, storedWidthsOf } from '#adapters/blobs/variant-keys.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { sharedTypes } from '#domain/picture/share-picture.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Contents } from '#ports/content/contents.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { withLease } from './with-lease.ts'
import { ifClockIsSteady } from './steady-clock.ts'

const oldestWithoutAvif = PictureRecords.use(({ withoutAvif }) =>
  Effect.map(withoutAvif(1), ([address]) => address),
)

/** Encodes the AVIFs of the oldest picture without them. Returns whether there was one. */
export const makeOneAvif = Effect.gen(function* () {
  const pictureRecords = yield* PictureRecords
  const blobs = yield* Blobs
  const work = yield* PictureEncoder
  const address = yield* oldestWithoutAvif
  if (address === undefined) return false
  const widths = storedWidthsOf(address)
  yield* Effect.gen(function* () {
    // From the widest one: scaled WebPs have lost detail, and their artefacts cost bytes.
    const widest = yield* blobs.get(webpKey(address, Math.max(...widths)))
    for (const width of widths) {
      const avif = yield* work.avif(widest, width)
      yield* blobs.put(avifKey(address, width), avif)
    }
  }).pipe(
    Effect.tapErrorTag(['StoreBusy', 'UnexpectedFailure'], () => pictureRecords.postponeAvif(address)),
    // A picture that cannot be read, or is gone, stays WebP and must not block the others.
    Effect.catchTag(['ItemNotFound', 'UploadRefused'], () => Effect.void),
  )
  yield* pictureRecords.recordAvif(address)
  return true
})

const daysAgo = (days: number) =>
  Effect.map(DateTime.now, (now) => DateTime.formatIso(DateTime.subtract(now, { days })))

/** Failed AVIFs are retried daily for three days; after that the picture itself is the cause. */
const retryAvifs = PictureRecords.use(({ requeueAvif }) => Effect.flatMap(daysAgo(3), requeueAvif))

/** The previous version of the program, running during an upgrade, does not record uses. */
const repairUses = PictureRecords.use((pictures) => pictures.repairUses)

/** Removes pictures that nothing refers to and that are not in the library, a day after they were uploaded. */
export const removeUnused = Effect.gen(function* () {
  const pictureRecords = yield* PictureRecords
  const blobs = yield* Blobs
  const before = yield* daysAgo(1)
  yield* repairUses
  const remove = Effect.fnUntraced(function* (address: string) {
    // A save may refer to it meanwhile.
    if (!(yield* pictureRecords.markForDeletion(address, before))) return
    yield* Effect.forEach(allKeys(address), (key) => blobs.remove(key), { discard: true })
    yield* pictureRecords.erase(address)
  })
  // A file that cannot be removed does not keep the others.
  for (const address of yield* pictureRecords.unused(before))
    yield* Effect.ignore(remove(address), { log: true })
})

/** In any language. */
const shareKey = /^shares\/(?:[a-z]{2,3}\/)?([a-z]+)\/([^/]+)\//

/** Removes the share pictures of deleted items. Those of a restored one are drawn again. */
export const removeUnusedShares = Effect.gen(function* () {
  const blobs = yield* Blobs
  const contents = yield* Contents
  for (const key of yield* blobs.list('shares/')) {
    const [, type, id = ''] = shareKey.exec(key) ?? []
    const [, name] = Object.entries(sharedTypes).find(([shared]) => shared === type) ?? []
    if (name === undefined) continue
    yield* contents.get(contentTypes[name], id).pipe(Effect.catchTag('ItemNotFound', () => blobs.remove(key)))
  }
})

/** Takes the lease only if there is work. */
const makeAvifs = oldestWithoutAvif.pipe(
  Effect.flatMap((address) =>
    address === undefined ? Effect.succeed(false) : makeOneAvif.pipe(withLease('pictures', '5 minutes')),
  ),
  Effect.repeat({ while: (hadWork) => hadWork === true }),
  Effect.ignore({ log: true }),
)

export const PictureCleanup = Layer.effectDiscard(
  Effect.gen(function* () {
    yield* makeAvifs.pipe(Effect.repeat(Schedule.spaced(Duration.seconds(5))), Effect.forkScoped)
    yield* Effect.ignore(retryAvifs, { log: true }).pipe(
      Effect.andThen(Effect.ignore(ifClockIsSteady(removeUnused), { log: true })),
      Effect.andThen(removeUnusedShares),
      withLease('unused pictures', '1 hour'),
      Effect.ignore({ log: true }),
      Effect.repeat(Schedule.spaced(Duration.days(1))),
      Effect.forkScoped,
    )
  }),
)

import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Blobs } from '#ports/server/files/blobs.ts'

type Store = Blobs['Service']

const concurrency = 4
const reportInterval = 100

export interface Copied {
  readonly copied: number
  /** Files that the target had already, byte for byte. */
  readonly present: number
  /** Keys whose copy differs from the source. */
  readonly faulty: ReadonlyArray<string>
  readonly removed: number
}

interface Options {
  /** Removes verified files from the source, if all of them are. */
  readonly removeSource: boolean
  /** Called after every hundredth file. */
  readonly report: (done: number, all: number) => void
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const isWhole = (store: Store, key: string, digest: string) =>
  store.get(key).pipe(
    Effect.map((bytes) => digestOf(bytes) === digest),
    Effect.catchTag('ItemNotFound', () => Effect.succeed(false)),
  )

/** Copies one file and reads it back, unless the target has it already. */
const copyOne = Effect.fnUntraced(function* (from: Store, to: Store, key: string) {
  const bytes = yield* from.get(key)
  const digest = digestOf(bytes)
  if (yield* isWhole(to, key, digest)) return 'present'
  yield* to.put(key, bytes)
  return (yield* isWhole(to, key, digest)) ? 'copied' : 'faulty'
})

/** Copies every file from one store into another. Run again, it continues with the missing files. */
export const copyBlobs = Effect.fnUntraced(function* (
  from: Store,
  to: Store,
  { removeSource, report }: Options,
) {
  const keys = yield* from.list('')
  const outcomes = new Map<string, 'copied' | 'present' | 'faulty' | 'gone'>()
  yield* Effect.forEach(
    keys,
    Effect.fnUntraced(function* (key) {
      // A running server may remove a listed file.
      const gone = Effect.succeed('gone' as const)
      outcomes.set(key, yield* copyOne(from, to, key).pipe(Effect.catchTag('ItemNotFound', () => gone)))
      if (outcomes.size % reportInterval === 0) report(outcomes.size, keys.length)
    }),
    { concurrency, discard: true },
  )
  const keysWith = (...wanted: ReadonlyArray<string>) =>
    keys.filter((key) => wanted.includes(outcomes.get(key) ?? ''))
  const faulty = keysWith('faulty')
  const removable = removeSource && faulty.length === 0 ? keysWith('copied', 'present') : []
  yield* Effect.forEach(removable, (key) => from.remove(key), { concurrency, discard: true })
  return {
    copied: keysWith('copied').length,
    present: keysWith('present').length,
    faulty,
    removed: removable.length,
  } satisfies Copied
})

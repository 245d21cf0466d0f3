import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Blobs } from '#ports/server/blobs.ts'

type Store = Blobs['Service']

/** Files that are copied together. */
const atOnce = 4

const everyFiles = 100

export interface Copied {
  readonly copied: number
  /** Were there already, byte for byte. */
  readonly present: number
  /** Keys of which the copy is not what was read. */
  readonly faulty: ReadonlyArray<string>
  readonly removed: number
}

interface Options {
  /** Removes what was verified from where it came. */
  readonly removeSource: boolean
  /** Hears of every hundredth file. */
  readonly report: (done: number, all: number) => void
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const isWhole = (store: Store, key: string, digest: string) =>
  store.get(key).pipe(
    Effect.map((bytes) => digestOf(bytes) === digest),
    Effect.catchTag('ItemNotFound', () => Effect.succeed(false)),
  )

/** Reads back what it has written; one that is there already needs no writing. */
const copyOne = Effect.fnUntraced(function* (from: Store, to: Store, key: string) {
  const bytes = yield* from.get(key)
  const digest = digestOf(bytes)
  if (yield* isWhole(to, key, digest)) return 'present'
  yield* to.put(key, bytes)
  return (yield* isWhole(to, key, digest)) ? 'copied' : 'faulty'
})

/** Copies every file from one store into another and reads it back. Run again, it goes on with what is not there yet. */
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
      // A running server may remove one that was listed.
      const gone = Effect.succeed('gone' as const)
      outcomes.set(key, yield* copyOne(from, to, key).pipe(Effect.catchTag('ItemNotFound', () => gone)))
      if (outcomes.size % everyFiles === 0) report(outcomes.size, keys.length)
    }),
    { concurrency: atOnce, discard: true },
  )
  const named = (...wanted: ReadonlyArray<string>) =>
    keys.filter((key) => wanted.includes(outcomes.get(key) ?? ''))
  const faulty = named('faulty')
  const removable = removeSource && faulty.length === 0 ? named('copied', 'present') : []
  yield* Effect.forEach(removable, (key) => from.remove(key), { concurrency: atOnce, discard: true })
  return {
    copied: named('copied').length,
    present: named('present').length,
    faulty,
    removed: removable.length,
  } satisfies Copied
})

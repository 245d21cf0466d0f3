import { Clock, Effect, Layer, Schema } from 'effect'
import { homePageId } from '#domain/history/subject.ts'
import { homePageErrors } from '#domain/home-page/home-page-errors.ts'
import { HomePage, type StoredHomePage } from '#domain/home-page/home-page.ts'
import { inputRefused, ItemChanged } from '#ports/failures.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'

export interface MemoryHomePageDetailsOptions extends Behaviour {
  readonly details?: StoredHomePage
  /** Records changes. */
  readonly journal?: Journal
}

/** Stores the home page as long as the layer lives. */
export const MemoryHomePageDetails = ({
  details = {},
  journal = makeJournal(),
  ...behaviour
}: MemoryHomePageDetailsOptions = {}) =>
  Layer.sync(HomePageDetails, () => {
    let stored = details
    const { read, write } = behaving(behaviour)

    const update = Effect.fnUntraced(function* ({ version, ...change }: StoredHomePage) {
      if (version !== undefined && version !== (stored.version ?? 0)) {
        const message = 'Somebody else changed the home page in the meantime'
        return yield* new ItemChanged({ message, hasResponse: true, current: stored })
      }
      const errors = homePageErrors(change)
      if (Object.keys(errors).length > 0) return yield* inputRefused(errors)
      const parts = Schema.decodeUnknownSync(HomePage)(change)
      const now = new Date(yield* Clock.currentTimeMillis).toISOString()
      const before = partsOf(stored)
      const next = (stored.version ?? 0) + 1
      stored = { createdAt: now, ...stored, ...parts, version: next, updatedAt: now }
      const ref = { subject: 'homePage', itemId: homePageId } as const
      yield* journal.changed({ ...ref, kind: 'updated', before, after: partsOf(stored), version: next })
      return stored
    })

    return HomePageDetails.of({
      get: read(Effect.sync(() => stored)),
      update: (change) => write(update(change)),
    })
  })

const partsOf = ({
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...parts
}: StoredHomePage) => parts

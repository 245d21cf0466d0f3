import { Clock, Effect, Layer, Schema } from 'effect'
import { homePageId } from '#domain/history/subject.ts'
import { homePageErrors } from '#domain/home-page/home-page-errors.ts'
import { HomePage, type StoredHomePage } from '#domain/home-page/home-page.ts'
import { ItemChanged } from '#ports/failures.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'
import { inputRefused } from '../store/input-refused.ts'
import { makeJournal, type Journal } from '../store/journal.ts'

export interface MemoryHomePageDetailsOptions extends Behaviour {
  readonly details?: StoredHomePage
  /** Where changes are written down. */
  readonly journal?: Journal
}

/** Home page details that live as long as the layer. */
export const MemoryHomePageDetails = ({
  details = {},
  journal = makeJournal(),
  ...behaviour
}: MemoryHomePageDetailsOptions = {}) =>
  Layer.sync(HomePageDetails, () => {
    let kept = details
    const { read, write } = behaving(behaviour)

    const update = Effect.fnUntraced(function* ({ version, ...change }: StoredHomePage) {
      if (version !== undefined && version !== (kept.version ?? 0)) {
        const message = 'Somebody else changed the home page in the meantime'
        return yield* new ItemChanged({ message, answered: true, current: kept })
      }
      const errors = homePageErrors(change)
      if (Object.keys(errors).length > 0) return yield* inputRefused(errors)
      const parts = Schema.decodeUnknownSync(HomePage)(change)
      const now = new Date(yield* Clock.currentTimeMillis).toISOString()
      const before = partsOf(kept)
      const next = (kept.version ?? 0) + 1
      kept = { createdAt: now, ...kept, ...parts, version: next, updatedAt: now }
      const ref = { subject: 'homePage', itemId: homePageId } as const
      yield* journal.changed({ ...ref, kind: 'updated', before, after: partsOf(kept), version: next })
      return kept
    })

    return HomePageDetails.of({
      get: read(Effect.sync(() => kept)),
      update: (change) => write(update(change)),
    })
  })

const partsOf = ({
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...parts
}: StoredHomePage) => parts

import { Clock, Effect, Layer, Schema, SchemaIssue } from 'effect'
import { homePageId } from '#domain/history/subject.ts'
import { HomePage, type KeptHomePage } from '#domain/home-page.ts'
import { ItemChanged } from '#ports/failures.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { behaving, type Behaviour } from './behaviour.ts'
import { draftRefused } from './draft-refused.ts'
import { makeJournal, type Journal } from './journal.ts'

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

export interface MemoryHomePageDetailsOptions extends Behaviour {
  readonly details?: KeptHomePage
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

    const update = Effect.fnUntraced(function* ({ version, ...change }: KeptHomePage) {
      if (version !== undefined && version !== (kept.version ?? 0)) {
        const message = 'Somebody else changed the home page in the meantime'
        return yield* new ItemChanged({ message, answered: true, current: kept })
      }
      const parts = yield* Schema.decodeUnknownEffect(HomePage)(change).pipe(
        Effect.mapError(({ issue }) => {
          const faults = issuesOf(issue).issues.map(({ path = [], message }) => [
            path.map(String).join('.'),
            message,
          ])
          return draftRefused(Object.fromEntries(faults))
        }),
      )
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
}: KeptHomePage) => parts

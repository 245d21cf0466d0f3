import { DateTime, Effect } from 'effect'
import type { Draft, DraftDetails } from '#domain/publishing/draft.ts'
import { withoutReview } from '#domain/publishing/review.ts'
import type { Drafts } from '#ports/content/drafts.ts'
import { ItemChanged, type ReadFailure, type WriteFailure } from '#ports/failures.ts'
import type { DraftStore } from '#ports/server/publishing/draft-store.ts'

interface DraftReads {
  readonly found: (id: string) => Effect.Effect<Draft, WriteFailure>
  /** Fails for a discarded one. */
  readonly open: (id: string) => Effect.Effect<Draft, WriteFailure>
  readonly details: (draft: Draft) => Effect.Effect<DraftDetails, WriteFailure>
  /** Fails if the item has another draft, or too many. */
  readonly refuseSecond: (draft: Draft, id: string) => Effect.Effect<void, WriteFailure>
}

/** Discards drafts and restores them, each with its change back. */
export const discardedDrafts = (
  store: DraftStore['Service'],
  clock: Effect.Effect<DateTime.Utc, ReadFailure>,
  { found, open, details, refuseSecond }: DraftReads,
): Pick<Drafts['Service'], 'discard' | 'restore'> => ({
  discard: (id) =>
    Effect.gen(function* () {
      const draft = yield* open(id)
      const back = yield* store.backOf(id)
      const ended = { state: 'discarded', updatedAt: DateTime.formatIso(yield* DateTime.now) } as const
      const discarded = { ...withoutReview(draft), ...ended, version: draft.version + 1 }
      yield* store.update(discarded)
      if (back !== undefined) yield* store.update({ ...back, ...ended })
      yield* store.record('discarded', discarded)
    }).pipe(store.atomically),

  restore: (id) =>
    Effect.gen(function* () {
      const draft = yield* found(id)
      if (draft.state !== 'discarded')
        return yield* new ItemChanged({
          message: 'This draft is not discarded.',
          current: yield* details(draft),
        })
      const back = yield* store.backOf(id)
      const isLate = draft.dueAt !== '' && draft.dueAt <= DateTime.formatIso(yield* clock)
      const updatedAt = DateTime.formatIso(yield* DateTime.now)
      const restored: Draft = {
        ...draft,
        state: isLate ? 'failed' : 'waiting',
        reason: isLate ? 'Its time passed while it was discarded.' : '',
        version: draft.version + 1,
        updatedAt,
      }
      yield* refuseSecond(restored, id)
      yield* store.update(restored)
      // A failed change has nothing to undo.
      if (back !== undefined)
        yield* isLate ? store.remove(back.id) : store.update({ ...back, state: 'waiting', updatedAt })
      yield* store.record(restored.dueAt === '' ? 'drafted' : 'scheduled', restored)
      return yield* details(restored)
    }).pipe(store.atomically),
})

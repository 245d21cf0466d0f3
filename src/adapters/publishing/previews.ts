import { Clock, Data, DateTime, Deferred, Effect, Layer } from 'effect'
import type { Draft } from '#domain/publishing/draft.ts'
import { draftDetails } from '#domain/publishing/draft-details.ts'
import { draftsMoment, dueMoments, firstPreviewId, type PreviewChange } from '#domain/publishing/preview.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { Previews } from '#ports/server/publishing/previews.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { publishableItems } from './publishable-items.ts'
import { applyDraftAt } from './apply-draft-at.ts'
import { stoppedAt } from './stopped-clock.ts'

/** The most changes that a preview applies. */
const maxChanges = 500

/** Rolls a transaction back. It carries no result: Effect hashes failures as a whole, which took half of a preview. */
class RolledBack extends Data.TaggedError('RolledBack') {}

const idsFrom = (first: number) => {
  let next = first
  return (total: number) => (next += total) - total
}

/** Previews over the stores of items. A store that cannot roll back stays changed. */
export const StoredPreviews = Layer.effect(
  Previews,
  Effect.gen(function* () {
    const store = yield* DraftStore
    const contents = yield* Contents
    const homePage = yield* HomePageDetails
    const languages = yield* SiteLanguages
    const items = yield* publishableItems

    const changeOf = Effect.fnUntraced(function* (draft: Draft) {
      const item = yield* items.current(draft)
      const { title, changes, conflicts } = draftDetails(draft, { item, revertAt: '', languages })
      const { subject, itemId, release, author, action } = draft
      const kind = action === 'unpublish' ? action : item.state === 'live' ? 'update' : 'add'
      const change: PreviewChange = { subject, itemId, kind, title, changes, conflicts, release, author }
      return change
    })

    const applied = Effect.fnUntraced(function* ({ id }: Draft) {
      // Applying another one may have filled or removed it.
      const draft = yield* store.find(id)
      if (draft === undefined) return []
      const change = yield* changeOf(draft)
      const now = DateTime.formatIso(yield* DateTime.now)
      const how =
        draft.dueAt === ''
          ? ({ by: 'preview', at: now } as const)
          : ({ by: 'time', at: draft.dueAt } as const)
      const itemId = yield* applyDraftAt(store, items, draft, how)
      if (itemId === undefined) return []
      if (draft.itemId === '') (yield* Previewing)?.newItems.set(id, itemId)
      return [{ ...change, itemId }]
    })

    const rollingBack = Effect.fnUntraced(function* <A, E>(work: Effect.Effect<A, E>) {
      const result = yield* Deferred.make<A, E>()
      yield* Deferred.into(work, result).pipe(
        Effect.andThen(Effect.fail(new RolledBack())),
        store.atomically,
        Effect.catchTag('RolledBack', () => Effect.void),
      )
      return yield* Deferred.await(result)
    })

    return Previews.of({
      preview: (drafts, moment, reads) =>
        Effect.gen(function* () {
          const moments = dueMoments(yield* store.times(maxChanges, drafts))
          const due =
            moment === draftsMoment
              ? yield* store.withoutTime(maxChanges, drafts)
              : yield* store.due(moment, maxChanges, drafts)
          const changes = (yield* Effect.forEach(due, applied)).flat()
          const result = yield* reads.pipe(
            Effect.provideService(Contents, contents),
            Effect.provideService(HomePageDetails, homePage),
          )
          return { result, changes, moments }
        }).pipe(
          Effect.provideService(Previewing, {
            newIds: idsFrom(firstPreviewId),
            newItems: new Map(),
            allowsFaults: moment === draftsMoment,
          }),
          // Stops the clock inside the transaction only: waiting for its turn needs one that runs.
          (work) =>
            moment === draftsMoment
              ? work
              : Effect.provideService(work, Clock.Clock, stoppedAt(Date.parse(moment))),
          rollingBack,
        ),
    })
  }),
)

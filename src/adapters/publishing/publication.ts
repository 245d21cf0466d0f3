import { DateTime, Effect, Layer } from 'effect'
import type { Draft } from '#domain/publishing/draft.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { PublicationClock } from '#ports/server/publishing/publication-clock.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { publishableItems } from './publishable-items.ts'
import { applyDraftAt } from './apply-draft-at.ts'

/** Changes per transaction, so that other writers get their turn. */
const step = 200

export const StoredPublication = Layer.effect(
  Publication,
  Effect.gen(function* () {
    const store = yield* DraftStore
    const clock = yield* PublicationClock
    const items = yield* publishableItems

    const applied = Effect.fnUntraced(function* ({ id }: Draft) {
      // Another change of the same step may have filled it.
      const draft = yield* store.find(id)
      if (draft === undefined) return []
      const itemId = yield* applyDraftAt(store, items, draft, { by: 'time', at: draft.dueAt })
      return itemId === undefined ? [] : [draft.subject]
    })

    return Publication.of({
      overdue: Effect.flatMap(clock, (now) => store.countDue(DateTime.formatIso(now))),
      untilDue: Effect.gen(function* () {
        const due = yield* store.nextDue
        return due === undefined
          ? Number.POSITIVE_INFINITY
          : Date.parse(due) - DateTime.toEpochMillis(yield* clock)
      }),
      applyDue: Effect.gen(function* () {
        const due = yield* store.due(DateTime.formatIso(yield* clock), step)
        const subjects = yield* Effect.forEach(due, applied)
        return [...new Set(subjects.flat())]
      }).pipe(store.atomically),
    })
  }),
)

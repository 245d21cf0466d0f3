import { Clock, DateTime, Effect, Layer } from 'effect'
import type { Draft, Publishable } from '#domain/publishing/draft.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { DraftStore } from '#ports/server/draft-store.ts'
import { PublicationClock } from '#ports/server/publication-clock.ts'
import { Publication } from '#ports/server/publication.ts'
import { stoppedAt } from './stopped-clock.ts'
import { publish } from './publish.ts'
import { publishableItems } from './publishable-items.ts'

/** Changes per transaction, so that other writers get their turn. */
const step = 200

const failedWith = ({ message }: { readonly message: string }) =>
  Effect.succeed({ kind: 'failed', reason: message } as const)

export const StoredPublication = Layer.effect(
  Publication,
  Effect.gen(function* () {
    const store = yield* DraftStore
    const clock = yield* PublicationClock
    const items = yield* publishableItems

    /** Publishes in the name of who scheduled it, at its time. */
    const publishDue = (draft: Draft) =>
      publish(store, items, draft, 'time').pipe(
        store.atomically,
        Effect.catchTags({
          InputRefused: failedWith,
          ItemNotFound: failedWith,
          ItemChanged: failedWith,
          QueryRefused: failedWith,
          UploadRefused: failedWith,
        }),
        Effect.provideService(Clock.Clock, stoppedAt(Date.parse(draft.dueAt))),
        Effect.provideService(OnBehalfOf, { ...draft.author, address: '' }),
      )

    const fail = Effect.fnUntraced(function* (draft: Draft, reason: string) {
      yield* store.update({ ...draft, state: 'failed', reason, version: draft.version + 1 })
      const back = yield* store.backOf(draft.id)
      if (back !== undefined) yield* store.remove(back.id)
    })

    const settled = Effect.fnUntraced(function* ({ id }: Draft) {
      // Another change of the same step may have filled it.
      const draft = yield* store.find(id)
      if (draft === undefined) return []
      const result = yield* publishDue(draft)
      if (result.kind === 'published') return [draft.subject]
      const [first] = result.kind === 'invalid' ? Object.values(result.errors) : []
      yield* fail(
        draft,
        result.kind === 'failed' ? result.reason : (first ?? 'It can no longer be published.'),
      )
      return []
    })

    const settleStep = Effect.gen(function* () {
      const due = yield* store.due(DateTime.formatIso(yield* clock), step)
      const subjects = yield* Effect.forEach(due, settled)
      return { subjects: subjects.flat(), isLast: due.length < step }
    }).pipe(store.atomically)

    return Publication.of({
      untilDue: Effect.gen(function* () {
        const due = yield* store.nextDue
        return due === undefined
          ? Number.POSITIVE_INFINITY
          : Date.parse(due) - DateTime.toEpochMillis(yield* clock)
      }),
      settle: Effect.gen(function* () {
        const all = new Set<Publishable>()
        for (;;) {
          const { subjects, isLast } = yield* settleStep
          for (const subject of subjects) all.add(subject)
          if (isLast) return [...all]
        }
      }),
    })
  }),
)

import { Effect } from 'effect'
import { applyDraft, undoing } from '#domain/publishing/apply-draft.ts'
import type { Draft } from '#domain/publishing/draft.ts'
import type { DraftStore } from '#ports/server/publishing/draft-store.ts'
import type { publishableItems } from './publishable-items.ts'

export type Items = Effect.Success<typeof publishableItems>

/** A person is asked about conflicts, and a preview shows incomplete items. */
export type PublishedBy = Parameters<typeof applyDraft>[2]

/** Applies a draft to its item and removes it. Must run in a transaction. Changes nothing unless it is published. */
export const publish = (store: DraftStore['Service'], items: Items, draft: Draft, by: PublishedBy) =>
  Effect.gen(function* () {
    const before = yield* items.current(draft)
    const outcome = applyDraft(draft, before, by)
    if (outcome.kind === 'conflict' || outcome.kind === 'invalid' || outcome.kind === 'failed') return outcome
    const fields = before.fields ?? {}
    const itemId = yield* items.write(draft, outcome, fields, draft.place)
    yield* store.remove(draft.id)
    if (outcome.kind === 'add') yield* store.adopt(draft, itemId)
    const back = yield* store.backOf(draft.id)
    if (back !== undefined) {
      const after = yield* items.current({ subject: draft.subject, itemId })
      yield* store.update({
        ...back,
        itemId,
        ...undoing(outcome.kind, fields, after.fields ?? {}),
      })
    }
    return { kind: 'published', itemId } as const
  })

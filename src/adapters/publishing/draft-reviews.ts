import { Effect } from 'effect'
import type { ChangeKind } from '#domain/history/activity.ts'
import type { Draft, DraftDetails } from '#domain/publishing/draft.ts'
import { reviewErrors, withoutReview, type ReviewInput, type ReviewState } from '#domain/publishing/review.ts'
import type { Drafts } from '#ports/content/drafts.ts'
import { failIfInvalid, ItemNotFound, NotAllowed, type WriteFailure } from '#ports/failures.ts'
import { currentAuthor } from '#ports/on-behalf-of.ts'
import type { DraftStore } from '#ports/server/publishing/draft-store.ts'

const notAsked = new ItemNotFound({
  message: 'There is no request for a review of this draft.',
})
const askedByOther = new NotAllowed({
  message: 'Only the person who asked for the review can withdraw the request.',
})

interface DraftReads {
  /** Fails for a discarded one. */
  readonly open: (id: string) => Effect.Effect<Draft, WriteFailure>
  readonly details: (draft: Draft) => Effect.Effect<DraftDetails, WriteFailure>
  readonly refuseOutdated: (
    draft: Draft,
    seen: { readonly version?: number },
  ) => Effect.Effect<void, WriteFailure>
}

/** Asks for reviews of drafts, withdraws the requests and returns drafts. */
export const draftReviews = (
  store: DraftStore['Service'],
  { open, details, refuseOutdated }: DraftReads,
): Pick<Drafts['Service'], 'askReview' | 'withdrawReview' | 'returnDraft'> => {
  const save = Effect.fnUntraced(function* (draft: Draft, kind: ChangeKind) {
    const next = { ...draft, version: draft.version + 1 }
    yield* store.update(next)
    yield* store.record(kind, next)
    return yield* details(next)
  })

  const reviewed = Effect.fnUntraced(function* (draft: Draft, review: ReviewState, input: ReviewInput) {
    yield* refuseOutdated(draft, input)
    yield* failIfInvalid(reviewErrors(review, input, draft))
    const next = { ...draft, review, reviewNote: input.note.trim(), reviewBy: yield* currentAuthor }
    return yield* save(next, review === 'asked' ? 'reviewAsked' : 'returned')
  })

  const asked = Effect.fnUntraced(function* (id: string) {
    const draft = yield* open(id)
    return draft.review === 'asked' ? draft : yield* notAsked
  })

  return {
    askReview: (id, input) =>
      Effect.flatMap(open(id), (draft) => reviewed(draft, 'asked', input)).pipe(store.atomically),

    withdrawReview: (id) =>
      Effect.gen(function* () {
        const draft = yield* asked(id)
        if (draft.reviewBy?.id !== (yield* currentAuthor).id) return yield* askedByOther
        return yield* save(withoutReview(draft), 'reviewWithdrawn')
      }).pipe(store.atomically),

    returnDraft: (id, input) =>
      Effect.flatMap(asked(id), (draft) => reviewed(draft, 'returned', input)).pipe(store.atomically),
  }
}

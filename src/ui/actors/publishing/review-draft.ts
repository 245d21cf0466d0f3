import { Effect } from 'effect'
import type { DraftDetails } from '#domain/publishing/draft.ts'
import { Drafts } from '#ports/content/drafts.ts'

/** A step in the review of a draft. */
export type ReviewStep =
  | { readonly does: 'ask' | 'return'; readonly note: string }
  | { readonly does: 'withdraw' }

export const reviewDraft = Effect.fnUntraced(function* (
  { id, version }: Pick<DraftDetails, 'id' | 'version'>,
  step: ReviewStep,
) {
  const drafts = yield* Drafts
  const did = step.does
  if (step.does === 'withdraw') return { ...(yield* drafts.withdrawReview(id)), did }
  const request = { version, note: step.note }
  const draft = yield* step.does === 'ask' ? drafts.askReview(id, request) : drafts.returnDraft(id, request)
  return { ...draft, did }
})

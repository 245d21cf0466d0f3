import { Context, type Effect } from 'effect'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type {
  DraftChange,
  DraftDetails,
  DraftPage,
  DraftQuery,
  NewDraft,
  Publishable,
} from '#domain/publishing/draft.ts'
import type { ReviewInput } from '#domain/publishing/review.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Drafts and scheduled changes of items and of the home page. Saving one changes nothing that visitors see. */
export class Drafts extends Context.Service<
  Drafts,
  {
    list(query?: DraftQuery): Effect.Effect<DraftPage, ReadFailure>
    get(id: string): Effect.Effect<DraftDetails, ReadFailure>
    /**
     * Fails with `ItemChanged` and the existing one if the item has a draft, or with the draft as it would be, without
     * an id, if `itemVersion` is outdated. With a time it must be complete. `key` is an idempotency key.
     */
    add(draft: NewDraft, key?: string): Effect.Effect<DraftDetails, WriteFailure>
    /** Saves, schedules, moves or, with an empty time, unschedules. `ItemChanged` has the draft as it is. */
    update(id: string, change: DraftChange): Effect.Effect<DraftDetails, WriteFailure>
    /** Ends a review. */
    discard(id: string): Effect.Effect<void, WriteFailure>
    /** Takes a discarded one back. Fails with `ItemChanged` if the item has another draft. */
    restore(id: string): Effect.Effect<DraftDetails, WriteFailure>
    /**
     * Saves the change and publishes now; returns which item. `ItemChanged` has the draft, with the conflicts that the
     * person has to solve first.
     */
    publish(id: string, change?: DraftChange, key?: string): Effect.Effect<ItemRef<Publishable>, WriteFailure>
    /** Asks the reviewers to publish a draft that has no time. */
    askReview(id: string, request: ReviewInput): Effect.Effect<DraftDetails, WriteFailure>
    /** Fails with `NotAllowed` for the request of another person, and with `ItemNotFound` if there is none. */
    withdrawReview(id: string): Effect.Effect<DraftDetails, WriteFailure>
    /** Returns a draft to the person who asked, with a note. Fails with `ItemNotFound` without a request. */
    returnDraft(id: string, request: ReviewInput): Effect.Effect<DraftDetails, WriteFailure>
  }
>()('sahilan/ports/Drafts') {}

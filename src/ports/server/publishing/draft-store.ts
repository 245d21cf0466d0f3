import { Context, type Effect } from 'effect'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { ChangeKind } from '#domain/history/activity.ts'
import type { Draft, DraftPage, DraftQuery, ListedDraft, Publishable } from '#domain/publishing/draft.ts'
import type { DraftTime, PreviewedDrafts } from '#domain/publishing/preview.ts'
import type { ReadFailure } from '../../failures.ts'

/** Stores drafts; their rules are in the adapter of `Drafts`. */
export class DraftStore extends Context.Service<
  DraftStore,
  {
    list(query: DraftQuery): Effect.Effect<DraftPage, ReadFailure>
    /** `undefined` if there is none. */
    find(id: string): Effect.Effect<Draft | undefined, ReadFailure>
    /** The drafts of an item by time, with changes back, without discarded ones. */
    of(ref: ItemRef<Publishable>): Effect.Effect<ReadonlyArray<Draft>, ReadFailure>
    /** The change back that undoes a scheduled change. */
    backOf(id: string): Effect.Effect<Draft | undefined, ReadFailure>
    /** Scheduled changes of all releases, or of one, in the order of their times. */
    inReleases(name?: string): Effect.Effect<ReadonlyArray<ListedDraft>, ReadFailure>
    /** Adds a draft and returns it with its id. */
    insert(draft: Omit<Draft, 'id'>): Effect.Effect<Draft, ReadFailure>
    update(draft: Draft): Effect.Effect<void, ReadFailure>
    remove(id: string): Effect.Effect<void, ReadFailure>
    /** Waiting changes that are due at an instant, by time: the first `limit`, and the rest of the last one's moment. */
    due(until: string, limit: number, of?: PreviewedDrafts): Effect.Effect<ReadonlyArray<Draft>, ReadFailure>
    /** The first `limit` waiting drafts without a time. */
    withoutTime(limit: number, of?: PreviewedDrafts): Effect.Effect<ReadonlyArray<Draft>, ReadFailure>
    /** The times of the first `limit` waiting changes. */
    times(limit: number, of: PreviewedDrafts): Effect.Effect<ReadonlyArray<DraftTime>, ReadFailure>
    /** How many waiting changes are due at an instant. */
    countDue(until: string): Effect.Effect<number, ReadFailure>
    /** The earliest time of a waiting change. */
    readonly nextDue: Effect.Effect<string | undefined, ReadFailure>
    /** Records in the history what a person did with a draft. */
    record(kind: ChangeKind, draft: Draft): Effect.Effect<void, ReadFailure>
    /** The entries of a new item's draft become those of the item. */
    adopt(draft: Draft, itemId: string): Effect.Effect<void, ReadFailure>
    /** Runs work in one transaction, or in a savepoint of the present one. */
    atomically<A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | ReadFailure>
    /** Runs work once per idempotency key. */
    oncePerKey<A, E>(key: string | undefined, work: Effect.Effect<A, E>): Effect.Effect<A, E | ReadFailure>
  }
>()('sahilan/ports/DraftStore') {}

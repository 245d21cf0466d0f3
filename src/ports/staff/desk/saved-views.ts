import { Context, type Effect } from 'effect'
import type { SavedView, ViewInput } from '#domain/desk/saved-view.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** Names for addresses of the inboxes: a person's own, and those that are shared. */
export class SavedViews extends Context.Service<
  SavedViews,
  {
    /** By name. */
    readonly list: Effect.Effect<ReadonlyArray<SavedView>, ReadFailure>
    /** `key` is an idempotency key. */
    add(view: ViewInput, key?: string): Effect.Effect<SavedView, WriteFailure>
    update(id: string, view: ViewInput): Effect.Effect<SavedView, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/SavedViews') {}

import { Context, type Effect } from 'effect'
import type { DraftName, TypedValues } from '#domain/forms/saved-form.ts'

/** What a visitor has typed into a form and not sent, kept as long as the tab. A browser that keeps nothing has no drafts. */
export class Drafts extends Context.Service<
  Drafts,
  {
    /** Without a draft there are no values. */
    read(form: DraftName): Effect.Effect<TypedValues>
    write(form: DraftName, values: TypedValues): Effect.Effect<void>
    remove(form: DraftName): Effect.Effect<void>
  }
>()('sahilan/ports/Drafts') {}

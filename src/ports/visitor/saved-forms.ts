import { Context, type Effect } from 'effect'
import type { SavedFormName, TypedValues } from '#domain/forms/saved-form.ts'

/** What a visitor has typed into a form and not sent, kept as long as the tab. A browser that keeps nothing has no drafts. */
export class SavedForms extends Context.Service<
  SavedForms,
  {
    /** Without a draft there are no values. */
    read(form: SavedFormName): Effect.Effect<TypedValues>
    write(form: SavedFormName, values: TypedValues): Effect.Effect<void>
    remove(form: SavedFormName): Effect.Effect<void>
  }
>()('sahilan/ports/Drafts') {}

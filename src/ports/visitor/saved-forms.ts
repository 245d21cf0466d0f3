import { Context, type Effect } from 'effect'
import type { SavedFormName, TypedValues } from '#domain/forms/saved-form.ts'

/** What a visitor has typed and not sent, saved as long as the tab. A browser that forbids storage saves nothing. */
export class SavedForms extends Context.Service<
  SavedForms,
  {
    /** Empty if nothing is saved. */
    read(form: SavedFormName): Effect.Effect<TypedValues>
    write(form: SavedFormName, values: TypedValues): Effect.Effect<void>
    remove(form: SavedFormName): Effect.Effect<void>
  }
>()('sahilan/ports/SavedForms') {}

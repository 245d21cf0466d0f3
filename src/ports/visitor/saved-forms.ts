import { Context, type Effect } from 'effect'
import type { SavedFormName, TypedValues } from '#domain/forms/saved-form.ts'

/** Saves forms that a visitor has not sent, until the tab closes. If the browser forbids storage, saves nothing. */
export class SavedForms extends Context.Service<
  SavedForms,
  {
    /** Empty if nothing is saved. */
    read(form: SavedFormName): Effect.Effect<TypedValues>
    write(form: SavedFormName, values: TypedValues): Effect.Effect<void>
    remove(form: SavedFormName): Effect.Effect<void>
  }
>()('sahilan/ports/SavedForms') {}

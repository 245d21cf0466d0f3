import { Context, type Effect } from 'effect'
import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'

/**
 * What the staff have typed and not saved, on this device and beyond the tab. It is kept under the account's id, so that
 * nobody else is offered it. A browser that keeps nothing has none.
 */
export class UnsavedForms extends Context.Service<
  UnsavedForms,
  {
    read(account: string, form: string): Effect.Effect<UnsavedForm | null>
    write(account: string, form: string, unsaved: UnsavedForm): Effect.Effect<void>
    remove(account: string, form: string): Effect.Effect<void>
  }
>()('sahilan/ports/UnsavedForms') {}

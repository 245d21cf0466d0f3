import { Context, type Effect } from 'effect'
import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'

/**
 * Stores what staff have typed in an editor and not saved, on this device, even after the tab is closed. Forms are
 * stored by account, so that other users of the device do not see them. Without storage, `read` returns `null`.
 */
export class UnsavedForms extends Context.Service<
  UnsavedForms,
  {
    read(account: string, form: string): Effect.Effect<UnsavedForm | null>
    write(account: string, form: string, unsaved: UnsavedForm): Effect.Effect<void>
    remove(account: string, form: string): Effect.Effect<void>
  }
>()('sahilan/ports/UnsavedForms') {}

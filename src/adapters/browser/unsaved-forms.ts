import { Effect, Layer } from 'effect'
import { readUnsavedForm, unsavedKey } from '#domain/forms/unsaved-form.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { stored } from './stored.ts'

/** Unsaved forms as JSON in `localStorage`. */
export const BrowserUnsavedForms = Layer.succeed(UnsavedForms, {
  read: (account, form) =>
    stored(() => readUnsavedForm(localStorage.getItem(unsavedKey(account, form))), null),
  write: (account, form, unsaved) =>
    Effect.asVoid(
      stored(() => localStorage.setItem(unsavedKey(account, form), JSON.stringify(unsaved)), undefined),
    ),
  remove: (account, form) =>
    Effect.asVoid(stored(() => localStorage.removeItem(unsavedKey(account, form)), undefined)),
})

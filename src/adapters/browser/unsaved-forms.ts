import { Effect, Layer } from 'effect'
import { readUnsavedForm, unsavedKey } from '#domain/forms/unsaved-form.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { tryStorage } from './try-storage.ts'

/** Unsaved forms as JSON in `localStorage`. */
export const BrowserUnsavedForms = Layer.succeed(UnsavedForms, {
  read: (account, form) =>
    tryStorage(() => readUnsavedForm(localStorage.getItem(unsavedKey(account, form))), null),
  write: (account, form, unsaved) =>
    Effect.asVoid(
      tryStorage(() => localStorage.setItem(unsavedKey(account, form), JSON.stringify(unsaved)), undefined),
    ),
  remove: (account, form) =>
    Effect.asVoid(tryStorage(() => localStorage.removeItem(unsavedKey(account, form)), undefined)),
})

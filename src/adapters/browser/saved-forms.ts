import { Effect, Layer } from 'effect'
import { savedFormKey, readSavedForm } from '#domain/forms/saved-form.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { tryStorage } from './try-storage.ts'

/** Saved forms as JSON in `sessionStorage`, so that the next user of the device sees none. */
export const BrowserSavedForms = Layer.succeed(SavedForms, {
  read: (form) => tryStorage(() => readSavedForm(sessionStorage.getItem(savedFormKey(form))), {}),
  write: (form, values) =>
    Effect.asVoid(
      tryStorage(() => sessionStorage.setItem(savedFormKey(form), JSON.stringify(values)), undefined),
    ),
  remove: (form) => Effect.asVoid(tryStorage(() => sessionStorage.removeItem(savedFormKey(form)), undefined)),
})

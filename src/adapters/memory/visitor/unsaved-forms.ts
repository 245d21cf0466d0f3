import { Effect, Layer } from 'effect'
import { unsavedKey, type UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'

/** Unsaved forms that live as long as the layer; some may be there from the start, by their keys. */
export const MemoryUnsavedForms = (kept: Readonly<Record<string, UnsavedForm>> = {}) =>
  Layer.sync(UnsavedForms, () => {
    const forms = new Map(Object.entries(kept))
    return UnsavedForms.of({
      read: (account, form) => Effect.sync(() => forms.get(unsavedKey(account, form)) ?? null),
      write: (account, form, unsaved) =>
        Effect.sync(() => void forms.set(unsavedKey(account, form), unsaved)),
      remove: (account, form) => Effect.sync(() => void forms.delete(unsavedKey(account, form))),
    })
  })

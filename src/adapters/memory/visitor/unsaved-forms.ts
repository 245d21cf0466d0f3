import { Effect, Layer } from 'effect'
import { unsavedKey, type UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'

/** Unsaved forms that live as long as the layer. Initial forms are given by their keys. */
export const MemoryUnsavedForms = (initial: Readonly<Record<string, UnsavedForm>> = {}) =>
  Layer.sync(UnsavedForms, () => {
    const forms = new Map(Object.entries(initial))
    return UnsavedForms.of({
      read: (account, form) => Effect.sync(() => forms.get(unsavedKey(account, form)) ?? null),
      write: (account, form, unsaved) =>
        Effect.sync(() => void forms.set(unsavedKey(account, form), unsaved)),
      remove: (account, form) => Effect.sync(() => void forms.delete(unsavedKey(account, form))),
    })
  })

import { Effect, Layer } from 'effect'
import type { TypedValues } from '#domain/forms/saved-form.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'

/** Saved forms that live as long as the layer. */
export const MemorySavedForms = (saved: Readonly<Record<string, TypedValues>> = {}) =>
  Layer.sync(SavedForms, () => {
    const forms = new Map(Object.entries(saved))
    return SavedForms.of({
      read: (name) => Effect.sync(() => forms.get(name) ?? {}),
      write: (name, values) => Effect.sync(() => void forms.set(name, values)),
      remove: (name) => Effect.sync(() => void forms.delete(name)),
    })
  })

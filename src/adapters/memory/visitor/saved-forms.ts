import { Effect, Layer } from 'effect'
import type { TypedValues } from '#domain/forms/saved-form.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'

/** Drafts that live as long as the layer. */
export const MemorySavedForms = (kept: Readonly<Record<string, TypedValues>> = {}) =>
  Layer.sync(SavedForms, () => {
    const drafts = new Map(Object.entries(kept))
    return SavedForms.of({
      read: (form) => Effect.sync(() => drafts.get(form) ?? {}),
      write: (form, values) => Effect.sync(() => void drafts.set(form, values)),
      remove: (form) => Effect.sync(() => void drafts.delete(form)),
    })
  })

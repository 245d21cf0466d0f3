import { Effect, Layer } from 'effect'
import type { TypedValues } from '#domain/forms/saved-form.ts'
import { Drafts } from '#ports/visitor/saved-forms.ts'

/** Drafts that live as long as the layer. */
export const MemoryDrafts = (kept: Readonly<Record<string, TypedValues>> = {}) =>
  Layer.sync(Drafts, () => {
    const drafts = new Map(Object.entries(kept))
    return Drafts.of({
      read: (form) => Effect.sync(() => drafts.get(form) ?? {}),
      write: (form, values) => Effect.sync(() => void drafts.set(form, values)),
      remove: (form) => Effect.sync(() => void drafts.delete(form)),
    })
  })

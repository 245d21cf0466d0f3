import { Effect, Layer } from 'effect'
import { draftKey, readDraft } from '#domain/forms/saved-form.ts'
import { Drafts } from '#ports/visitor/saved-forms.ts'
import { stored } from './stored.ts'

/** Drafts as JSON in `sessionStorage`: another person who opens the site finds none. */
export const BrowserDrafts = Layer.succeed(Drafts, {
  read: (form) => stored(() => readDraft(sessionStorage.getItem(draftKey(form))), {}),
  write: (form, values) =>
    Effect.asVoid(stored(() => sessionStorage.setItem(draftKey(form), JSON.stringify(values)), undefined)),
  remove: (form) => Effect.asVoid(stored(() => sessionStorage.removeItem(draftKey(form)), undefined)),
})

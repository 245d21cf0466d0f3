import { Effect, type ManagedRuntime } from 'effect'
import type { Listed } from '#domain/machines/list-machine.ts'
import { formName, type UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import type { SaveActor } from '../bridge/save-of.ts'
import type { DraftRequest, SavedDraft } from '../publishing/publishing-actors.ts'
import type { Connected } from '../announcements/connect.ts'

/** The unsaved forms of one account. */
export interface UnsavedWork {
  read(form: string): UnsavedForm | null
  write(form: string, unsaved: UnsavedForm): void
  remove(form: string): void
}

export const unsavedWork = (
  runtime: ManagedRuntime.ManagedRuntime<UnsavedForms, never>,
  account: string,
): UnsavedWork => ({
  read: (form) => runtime.runSync(Effect.flatMap(UnsavedForms, (forms) => forms.read(account, form))),
  write: (form, unsaved) =>
    runtime.runSync(Effect.flatMap(UnsavedForms, (forms) => forms.write(account, form, unsaved))),
  remove: (form) => runtime.runSync(Effect.flatMap(UnsavedForms, (forms) => forms.remove(account, form))),
})

/** Removes the unsaved form of an item once the item is saved or removed. */
export const removeWhenDone = <Item extends Listed>(
  work: UnsavedWork,
  kind: string,
  { save, list }: Pick<Connected<Item>, 'save'> & Partial<Connected<Item>>,
): void => {
  save.on('item.added', () => work.remove(formName(kind)))
  save.on('item.updated', ({ item }) => work.remove(formName(kind, item.id)))
  list?.on('items.removed', ({ ids }) => ids.forEach((id) => work.remove(formName(kind, id))))
}

/** Removes the unsaved form of a draft once it is saved or published. */
export const removeDraftWhenDone = (work: UnsavedWork, save: SaveActor<SavedDraft, DraftRequest>): void => {
  const remove = ({ item }: { readonly item: SavedDraft }) => {
    const { id, subject, itemId } = item
    work.remove(formName('draft', id))
    // What the draft was begun from.
    work.remove(formName(subject, subject === 'homePage' ? subject : itemId || undefined))
  }
  save.on('item.added', remove)
  save.on('item.updated', remove)
}

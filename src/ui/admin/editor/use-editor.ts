import { useState } from 'react'
import { homePageId, type Subject } from '#domain/history/subject.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form, PictureValue } from '#domain/forms/pending-pictures.ts'
import { formName } from '#domain/forms/unsaved-form.ts'
import { draftedValues, savedValues, withoutBodies } from '#domain/rich-text/form-bodies.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import type { SaveActor } from '#ui/actors/bridge/save-of.ts'
import type { DraftOptions, DraftRequest, SavedDraft } from '#ui/actors/publishing/publishing-actors.ts'
import type { DraftDetails } from '#domain/publishing/draft.ts'
import { draftedItem } from '#domain/publishing/drafted-item.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useFormFocus } from './form/use-form-focus.ts'
import { useFormState, type FormErrors } from './form/use-form-state.ts'
import { useAfterUploads } from './saving/use-after-uploads.ts'
import { useSave } from './saving/use-save.ts'
import { useLanguagesOf } from './translations/form-languages.ts'
import { useUnsaved } from './form/use-unsaved.ts'

/** The item in an editor. */
export interface Edited extends Listed {
  readonly version?: number
}

interface EditorOf<Values extends Form, Item extends Edited> {
  readonly actor: SaveActor<Item>
  readonly subject: Subject
  /** Fields that the unsaved form leaves out, such as passwords. */
  readonly secrets?: ReadonlyArray<string> | undefined
  /** `undefined` when an item is added. */
  readonly item: Item | undefined
  readonly start: Values
  /** The form's values of an item. */
  readonly read: (item: Item) => Values
  /** Asks for confirmation with this text before a save; empty for none. */
  readonly consequencesOf?: ((values: Values) => string) | undefined
  /** Must be a stable function. */
  readonly errorsOf: (values: Values) => FormErrors
  /** Which fields have translations. */
  readonly translated?: TranslatedFields | undefined
  readonly onSaved: (saved: Item) => void
  /** The draft that the form begins with. */
  readonly draft?: DraftDetails | undefined
  /** Called after the draft was saved or published; with nothing once somebody else has ended it. */
  readonly onDrafted?: ((saved?: SavedDraft) => void) | undefined
}

type DraftedItem = Pick<DraftRequest, 'subject' | 'itemId'>

/** A form over a save actor, merged with the other version if another person saved first. */
export const useEditor = <Values extends Form, Item extends Edited>(props: EditorOf<Values, Item>) => {
  const { actor, subject, secrets, item, start, read, errorsOf, onSaved, consequencesOf = () => '' } = props
  const { translated: { rich: bodies = {} } = {}, onDrafted } = props
  const focus = useFormFocus()
  const [current, setCurrent] = useState(item)
  const version = current?.version
  const [other, setOther] = useState<Values>()
  const [otherBy, setOtherBy] = useState<string>()
  const { history, publishing } = useActors().staff()
  const [draft, setDraft] = useState(props.draft)
  const [itemVersion, setItemVersion] = useState<number>()
  const [confirmation, setConfirmation] = useState({ open: false, consequences: '' })

  const save = useSave(actor, {
    onSaved,
    onFailed: focus.restore,
    onConflict: (latest) => mergeConflict(latest),
  })
  const drafts = useSave<SavedDraft, DraftRequest>(publishing.save, {
    onSaved: (saved) => {
      if (!('isPublished' in saved)) resetToDraft(saved)
      onDrafted?.(saved)
    },
    onFailed: ({ reason }) => {
      // Somebody else published or discarded the draft: what was typed since is saved by another one.
      if (reason === 'ItemNotFound' && draft !== undefined && (item !== undefined || form.changed)) {
        setDraft(undefined)
        onDrafted?.()
      }
      focus.restore()
    },
    onConflict: (latest) => !('isPublished' in latest) && mergeDraft(latest),
  })
  const form = useFormState(start, errorsOf, drafts.refused ?? save.refused, bodies)
  const refOf = ({ id }: Edited) => ({ subject, itemId: subject === 'homePage' ? homePageId : id })
  const isStored = item !== undefined || draft !== undefined
  const languages = useLanguagesOf(form, props.translated, { item: item && refOf(item), isStored })

  const mergeConflict = (latest: Item, theirs = read(latest)) => {
    form.merge({ base: form.base, mine: form.values, theirs })
    setOther(theirs)
    setOtherBy(undefined)
    setCurrent(latest)
    history.last(refOf(latest), ({ author, version: saved }) => {
      if (saved === latest.version && author.name !== '') setOtherBy(author.name)
    })
  }

  const readDraft = (of: Pick<DraftDetails, 'base' | 'fields'>) =>
    read(draftedItem({ ...item, ...withoutBodies(bodies) }, of) as Item)

  const resetToDraft = (saved: DraftDetails) => {
    if (saved.action === 'publish') form.replace(readDraft(saved))
    setDraft(saved)
    setItemVersion(undefined)
    setOther(undefined)
    focus.restore()
  }

  /** Merges a newer version of the draft, or else the live item if that has changed since the draft was begun. */
  const mergeDraft = (latest: DraftDetails) => {
    const { id, base, item: live, version: saved, author } = latest
    // Without an id: the draft was not added, as the live item had changed.
    if (id === '')
      return mergeConflict({ ...current, ...live } as Item, read({ ...(live as object) } as Item))
    const isLive = saved === draft?.version && base !== null && live !== null
    const theirs = readDraft(isLive ? { base, fields: live } : latest)
    form.merge({ base: isLive ? readDraft({ base, fields: base }) : form.base, mine: form.values, theirs })
    setOther(theirs)
    setOtherBy(isLive ? undefined : author.name)
    setDraft(latest)
    setItemVersion(isLive ? live.version : undefined)
    if (isLive) history.last(latest, ({ author: { name } }) => name !== '' && setOtherBy(name))
  }

  const unsaved = useUnsaved({
    name: draft ? formName('draft', draft.id) : formName(subject, item?.id),
    secrets,
    form,
    // Another person may have saved the item since; a new item has no other version.
    onRestore: (unsavedForm) => {
      const theirs = item === undefined ? unsavedForm.base : form.base
      if (form.merge({ base: unsavedForm.base, mine: unsavedForm.values, theirs }) > 0) setOther(theirs)
    },
    onDecided: focus.focusFirst,
  })

  const isSaving = save.isSaving || drafts.isSaving
  const cancel = () => setConfirmation((before) => ({ ...before, open: false }))
  const send = () => {
    cancel()
    const values = savedValues(bodies, item && form.base, form.values)
    save.submit(item?.id, { ...values, ...(version !== undefined && { version }) })
  }
  const refuse = () => {
    form.showErrors()
    focus.restore()
  }
  /** A scheduled unpublishing, for one, changes no fields. */
  const hasFields = draft === undefined || draft.action === 'publish'
  /** Returns whether the draft can be sent, or published if it must be complete; shows its errors if not. */
  const maySend = (mustBeComplete: boolean) => {
    const isReady = !hasFields || (mustBeComplete ? form.complete : form.undecidedCount === 0)
    if (isReady && !afterUploads.hasFailed) return true
    refuse()
    return false
  }
  const sendDraftNow = (ref: DraftedItem, { publishes = false, review, ...change }: DraftOptions) => {
    if (isSaving) return
    focus.remember()
    if (!maySend(publishes || (change.dueAt ?? draft?.dueAt ?? '') !== '')) return
    const seenItem = draft === undefined ? version : itemVersion
    const seen = {
      ...(draft && { version: draft.version }),
      ...(seenItem !== undefined && { itemVersion: seenItem }),
    }
    const sent = { ...ref, publishes, review, hasFields, isSaved: !form.changed }
    const request: DraftRequest = { ...sent, change: { ...change, ...seen } }
    drafts.submit(draft?.id, draftedValues(bodies, form.base, form.values), request)
  }
  const submitNow = () => {
    if (isSaving || confirmation.open) return
    focus.remember()
    if (form.complete) {
      const consequences = consequencesOf(form.values)
      if (consequences === '') send()
      else setConfirmation({ open: true, consequences })
    } else refuse()
  }

  const afterUploads = useAfterUploads({ submitNow, sendDraftNow }, refuse)
  const submit = () => afterUploads.run((now) => now.submitNow())
  /** Saves the draft of an item, schedules it, or publishes it. */
  const sendDraft = (drafted: DraftedItem, options: DraftOptions = {}) =>
    afterUploads.run((now) => now.sendDraftNow(drafted, options))

  /** Applies a change that a tool made to this item. */
  const follow = (changed: Item) => {
    if (changed.id !== item?.id) return
    // Another back end may return only the fields that were sent.
    const now = { ...current, ...changed }
    form.follow(read(now))
    setCurrent(now)
  }

  /** Replaces the form's values by those of the saved item. */
  const resetTo = (saved: Item) => {
    form.replace(read(saved))
    setOther(undefined)
    setCurrent(saved)
    focus.restore()
    save.forget()
  }

  return {
    element: focus.element,
    form,
    languages,
    save: {
      isSaving: isSaving || afterUploads.isWaiting,
      report: afterUploads.report,
      isUnfinished: afterUploads.isUnfinished,
      hasUnfinished: afterUploads.hasUnfinished,
      busy: save.busy || drafts.busy,
      uploadOf: (picture: PictureValue) => save.uploadOf(picture) ?? drafts.uploadOf(picture),
    },
    submit,
    /** The draft as the server last returned it. */
    draft,
    sendDraft,
    maySend,
    /** The server's errors of the draft, one sentence for each field. */
    draftErrors: drafts.failure?.fields,
    /** The confirmation before a save that has consequences. */
    confirmation: { ...confirmation, send, cancel },
    resetTo,
    follow,
    /** Merges the item as another person has saved it since; into a draft, publishing does. */
    mergeItem: (latest: unknown) =>
      draft === undefined ? mergeConflict(latest as Item) : setCurrent(latest as Item),
    unsaved,
    /** The item as the server last returned it. */
    current,
    /** The other version, which is merged into the form. */
    other,
    /** Who saved the other version, once known. */
    otherBy,
    version,
  }
}

/** The parts of an editor that do not depend on the type of its item. */
export type OpenEditor<Values extends Form> = Omit<
  ReturnType<typeof useEditor<Values, Edited>>,
  'current' | 'follow' | 'resetTo'
>

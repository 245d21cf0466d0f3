import { useState } from 'react'
import type { Form } from '#domain/forms/pending-pictures.ts'
import { formName } from '#domain/forms/unsaved-form.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { editorActionsOf, editorStateOf, type EditorAction } from '#domain/publishing/editor-state.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import type { OpenEditor } from '../../editor/use-editor.ts'
import type { ScheduleValue } from '../schedule/schedule-dialog.tsx'

export type Asked = 'schedule' | 'unpublish' | 'discard' | 'previewLink' | 'askReview' | 'returnDraft'

interface Publishing {
  readonly itemRef: ItemRef<Publishable>
  readonly isUnpublished?: boolean
  /** Whether the form begins as a copy of another item. */
  readonly isCopy?: boolean
  /** Called after the item or the draft is gone from where it was. */
  readonly onGone: () => void
  /** Called with the id of a draft that was restored. */
  readonly onRestored: ((draftId: string) => void) | undefined
}

/** The actions of an editor on its item and its draft. */
export const usePublishing = <Values extends Form>(
  editor: OpenEditor<Values>,
  { itemRef, isUnpublished = false, isCopy = false, onGone, onRestored }: Publishing,
) => {
  const { subject, itemId } = itemRef
  const { draft, version } = editor
  const { publishing, drafts, unsaved } = useActors().staff()
  const { value: known = [], fetch: fetchReleases } = useReading(drafts.releases.all)
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState<'save' | 'publish'>('save')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>()
  const [note, setNote] = useState('')
  const [other, setOther] = useState(editor.other)
  // After a conflict the merged form is read before it is sent.
  if (editor.other !== other) {
    setOther(editor.other)
    if (editor.other !== undefined) setAsked(undefined)
  }
  const item = itemId === '' ? 'absent' : isUnpublished ? 'unpublished' : 'live'
  const { user: person } = useSession()
  const edited = { item, draft, isCopy, isHomePage: subject === 'homePage', person } as const

  const ask = (about: Asked) => () => {
    if (about === 'schedule' || about === 'unpublish') fetchReleases()
    setRefused(undefined)
    setAsked(about)
  }
  const sendDraft = (sent: Parameters<typeof editor.sendDraft>[1] = {}) => {
    setAttempt(sent.publishes ? 'publish' : 'save')
    editor.sendDraft(itemRef, sent)
  }
  const saveDraft = () => sendDraft()
  const publishDraft = () => sendDraft({ publishes: true })
  const publishItem = () => {
    setAttempt('publish')
    editor.submit()
  }
  const schedule = () => editor.maySend(true) && ask('schedule')()
  const askAbout = (review: 'askReview' | 'returnDraft') => () => editor.maySend(false) && ask(review)()
  const run: Readonly<Record<EditorAction, () => void>> = {
    publish: draft === undefined ? publishItem : publishDraft,
    publishAgain: publishDraft,
    publishNow: publishDraft,
    tryAgain: publishDraft,
    saveDraft,
    saveSchedule: saveDraft,
    schedule,
    move: schedule,
    unpublish: ask('unpublish'),
    previewLink: ask('previewLink'),
    askReview: askAbout('askReview'),
    returnDraft: askAbout('returnDraft'),
    withdrawReview: () => sendDraft({ review: { does: 'withdraw' } }),
    restore: () => draft && publishing.restore(draft.id, () => onRestored?.(draft.id)),
    discardDraft: ask('discard'),
    discard: ask('discard'),
    delete: () => {
      if (isContentTypeName(subject)) publishing.remove({ subject, itemId }, onGone)
    },
  }
  const actions = editorActionsOf(edited)
  const publishes = actions.beside === 'publish' ? actions.beside : actions.main
  const doNothing = () => {}

  return {
    state: editorStateOf(edited),
    actions,
    run,
    itemRef,
    asked,
    /** The action that the person tried last. */
    attempt,
    /** Names to suggest. */
    releases: known.map(({ name }) => name),
    close: () => {
      setAsked(undefined)
      setNote('')
    },
    busy: editor.save.isSaving || busy,
    refused: asked === 'unpublish' ? refused : editor.draftErrors,
    schedule: (value: ScheduleValue) => sendDraft(value),
    unpublish: (value: ScheduleValue) => {
      if (!isContentTypeName(subject)) return
      setBusy(true)
      publishing.unpublish({ subject, itemId, version, ...value }, onGone, ({ fields, reason, current }) => {
        setBusy(false)
        setRefused(fields)
        // Another try is based on what the other person saved.
        if (reason === 'ItemChanged') editor.mergeItem(current)
      })
    },
    /** The note of a review that was not sent because of a conflict. */
    note,
    review: (does: 'ask' | 'return', typed: string) => {
      setNote(typed)
      sendDraft({ review: { does, note: typed } })
    },
    discard: () => {
      if (draft === undefined) return
      setBusy(true)
      const done = () => {
        setBusy(false)
        unsaved.remove(formName('draft', draft.id))
        onGone()
      }
      publishing.discard(draft, done, () => setBusy(false))
    },
    keys: {
      onSave: actions.main === 'restore' ? run.restore : actions.main === undefined ? doNothing : saveDraft,
      onPublish: publishes === undefined ? doNothing : run[publishes],
    },
  }
}

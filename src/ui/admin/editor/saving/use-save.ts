import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form, PictureValue } from '#domain/forms/pending-pictures.ts'
import { serverMessage, uploadFailureText } from '#domain/wording/failure-wording.ts'
import type { SaveActor } from '#ui/actors/bridge/save-of.ts'
import type { UploadState } from '#ui/design/form/image-uploader/upload.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'

export interface SaveOutcome<Item extends Listed> {
  readonly onSaved: (item: Item) => void
  readonly onFailed: (failure: Failure) => void
  /** Another person saved the item first; `current` is their version. */
  readonly onConflict?: (current: Item) => void
}

/** One form's use of the save actor. Ignores the outcomes of saves that another form began. */
export const useSave = <Item extends Listed, Request = undefined>(
  save: SaveActor<Item, Request>,
  { onSaved, onFailed, onConflict }: SaveOutcome<Item>,
) => {
  const { uploading, failure, failedStep, form, isAbandoned } = useSelector(
    save,
    (snapshot) => snapshot.context,
  )
  const isSaving = useSelector(save, (snapshot) => snapshot.hasTag('busy'))
  const { upload } = useFailureWords()
  const submitted = useRef<Form>(undefined)
  const isOwn = () => save.getSnapshot().context.form === submitted.current

  const saved = useEffectEvent((item: Item) => isOwn() && onSaved(item))
  const conflicted = useEffectEvent((current: Item) => isOwn() && onConflict?.(current))
  const failed = useEffectEvent((cause: Failure) => isOwn() && onFailed(cause))
  useEffect(() => {
    const subscriptions = [
      save.on('item.added', ({ item }) => saved(item)),
      save.on('item.updated', ({ item }) => saved(item)),
      save.on('item.conflicted', ({ item }) => conflicted(item)),
      save.on('item.notSaved', (fact) => failed(fact.failure)),
    ]
    save.send({ type: 'save.reset' })
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      save.send({ type: 'save.reset' })
    }
  }, [save])

  const submit = (id: string | undefined, values: Form, request?: Request) => {
    submitted.current = values
    save.send({
      type: 'save.submit',
      form: values,
      ...(id !== undefined && { id }),
      ...(request !== undefined && { request }),
    })
  }

  const uploadOf = (picture: PictureValue): UploadState | undefined => {
    if (uploading === null || uploading.file !== picture) return undefined
    if (failedStep !== 'uploading' || failure === null)
      return { state: 'uploading', progress: uploading.progress }
    const message = serverSentence(serverMessage(failure)) || uploadFailureText(failure, upload)
    return { state: 'failed', message, announced: true }
  }

  return {
    /** Whether any save is in flight. */
    isSaving,
    /** Whether this form is being saved. */
    busy: isSaving && !isAbandoned,
    failure: isAbandoned ? null : failure,
    refused: failure?.fields && { form, fields: failure.fields },
    uploadOf,
    submit,
    forget: () => save.send({ type: 'save.reset' }),
  }
}

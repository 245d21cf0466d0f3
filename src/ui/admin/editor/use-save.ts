import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { Form, PictureValue } from '#domain/machines/pending-pictures.ts'
import { uploadFailureText } from '#domain/wording/catalogue.ts'
import type { Connected } from '#ui/actors/announce/connect.ts'
import type { Upload } from '#ui/design/form/image-uploader/upload.ts'

export type SaveActor = Connected['save']

export interface SaveOutcome {
  readonly onSaved: (item: Listed) => void
  readonly onFailed: () => void
  /** Somebody else saved the item first; this is how it is now. */
  readonly onOvertaken?: (current: Listed) => void
}

/** One form's use of the save actor, which outlives it: what another form began is none of its business. */
export const useSave = (save: SaveActor, { onSaved, onFailed, onOvertaken }: SaveOutcome) => {
  const { sending, failure, failedWhile, form, left } = useSelector(save, (snapshot) => snapshot.context)
  const atWork = useSelector(save, (snapshot) => snapshot.hasTag('busy'))
  const submitted = useRef<Form>(undefined)
  const isOwn = () => save.getSnapshot().context.form === submitted.current

  const saved = useEffectEvent((item: Listed) => isOwn() && onSaved(item))
  const failed = useEffectEvent((because: Failure) => {
    if (!isOwn()) return
    // A save is overtaken by an item that the other side has sent along.
    if (save.getSnapshot().matches('overtaken')) onOvertaken?.(because.current as Listed)
    onFailed()
  })
  useEffect(() => {
    const subscriptions = [
      save.on('item.added', ({ item }) => saved(item)),
      save.on('item.updated', ({ item }) => saved(item)),
      save.on('item.notSaved', (fact) => failed(fact.failure)),
    ]
    save.send({ type: 'save.reset' })
    return () => {
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      save.send({ type: 'save.reset' })
    }
  }, [save])

  const submit = (id: string | undefined, values: Form) => {
    submitted.current = values
    save.send({ type: 'save.submit', form: values, ...(id !== undefined && { id }) })
  }

  const uploadOf = (picture: PictureValue): Upload | undefined => {
    if (sending === null || sending.file !== picture) return undefined
    if (failedWhile !== 'uploading' || failure === null)
      return { state: 'uploading', progress: sending.progress }
    return { state: 'failed', message: uploadFailureText(failure), announced: true }
  }

  return {
    /** Nothing else can be saved meanwhile. */
    atWork,
    /** This form is on its way. */
    busy: atWork && !left,
    failure: left ? null : failure,
    refused: failure?.fields && { form, fields: failure.fields },
    uploadOf,
    submit,
    forget: () => save.send({ type: 'save.reset' }),
  }
}

import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { openPlaceholders } from '#domain/desk/placeholders.ts'
import { proposedLanguage } from '#domain/desk/proposed-language.ts'
import { messageLimit, textError, type NewMessage } from '#domain/desk/thread.ts'
import { formName } from '#domain/forms/unsaved-form.ts'
import { idempotencyKeys, type SentInput } from '#ui/actors/bridge/idempotency-keys.ts'
import type { ShownThread } from '#ui/actors/inbox/thread-actors.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { useUnsaved } from '../../editor/form/use-unsaved.ts'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import type { MailThreadProps } from './mail-thread-props.ts'

export interface AnswerFormProps extends MailThreadProps {
  thread: ShownThread
  /** Called once an answer is stored. */
  onSent: () => void
}

/** What is typed, and what of it was sent last, so that restoring it after a lost response sends it once. */
type TypedMessage = Pick<NewMessage, keyof NewMessage> & { readonly sent: SentInput | null }

/** The message that a person types. It stays on this device until it is stored. */
export const useAnswer = ({ kind, mail, thread, onSent }: AnswerFormProps, onDecided: () => void) => {
  const { unsaved: work } = useActors().staff()
  const threads = useThreads()
  const words = useThreadWords().form
  const languages = useSiteLanguages()
  const [base] = useState((): TypedMessage => ({
    text: '',
    direction: thread.canAnswer ? 'out' : 'note',
    language: proposedLanguage(mail, languages).tag,
    after: thread.latest,
    sent: null,
  }))
  const [values, setValues] = useState(base)
  const [done, setDone] = useState('')
  const { failure } = useSelector(threads.add.actor, (snapshot) => snapshot.context)
  const busy = useSelector(threads.add.actor, (snapshot) => snapshot.hasTag('busy'))
  const changed = values.text !== ''
  const name = formName(`answer/${kind}`, mail.id)
  const unsaved = useUnsaved({
    name,
    form: { base, values, changed },
    onRestore: (left) => setValues(left.values),
    onDecided,
  })
  const conflict = failure?.reason === 'ItemChanged' ? (failure.current as ShownThread) : undefined
  const blanks = values.direction === 'out' ? openPlaceholders(values.text) : []
  const tooLong = changed ? textError(values.text, messageLimit).text : undefined

  const finish = (after: string, sentence = '') => {
    setValues({ ...values, text: '', after, sent: null })
    setDone(sentence)
    work.remove(name)
    threads.add.clear()
  }
  const onStored = useEffectEvent((stored: ShownThread, wasNote: boolean) => {
    finish(stored.latest, wasNote ? words.saved : words.sent)
    if (!wasNote) onSent()
  })
  useEffect(() => {
    const subscription = threads.add.actor.subscribe(({ value, context: { response, input } }) => {
      if (value === 'done' && response) onStored(response, input?.message.direction === 'note')
    })
    return () => {
      subscription.unsubscribe()
      threads.add.clear()
    }
  }, [threads])
  const showConflict = useEffectEvent((current: ShownThread) =>
    threads.thread.send({ type: 'item.updated', item: { ...current, id: thread.id } }),
  )
  useEffect(() => {
    if (conflict !== undefined) showConflict(conflict)
  }, [conflict])

  return {
    values,
    change: (change: Partial<NewMessage>) => setValues({ ...values, ...change }),
    changed,
    unsaved,
    blanks,
    tooLong,
    failure,
    conflict,
    busy,
    /** Says what was stored. */
    done,
    isComplete: values.text.trim() !== '' && tooLong === undefined && blanks.length === 0 && !busy,
    send: (change: Partial<NewMessage> = {}) => {
      const { sent, ...message } = { ...values, ...change }
      const keys = idempotencyKeys(sent ?? undefined)
      const key = keys.of(message)
      setValues({ ...message, sent: keys.last ?? null })
      setDone('')
      threads.add.send({ kind, mailId: mail.id, key, message })
    },
    /** Drops the text once a newer message was seen. */
    drop: finish,
  }
}

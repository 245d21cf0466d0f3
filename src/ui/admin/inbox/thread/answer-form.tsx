import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { fillPlaceholders, openPlaceholders } from '#domain/desk/placeholders.ts'
import { proposedLanguage } from '#domain/desk/proposed-language.ts'
import type { ReplyTemplate } from '#domain/desk/reply-template.ts'
import { messageLimit } from '#domain/desk/thread.ts'
import { formName } from '#domain/forms/unsaved-form.ts'
import { count } from '#domain/wording/counted.ts'
import type { ShownThread } from '#ui/actors/inbox/thread-actors.ts'
import { useThreads } from '#ui/actors/inbox/use-threads.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useThreadWords } from '#ui/words/use-thread-words.ts'
import { UnsavedNotice } from '../../editor/form/unsaved-notice.tsx'
import { useUnsaved } from '../../editor/form/use-unsaved.ts'
import { useSiteLanguages } from '../../screen-parts/site-languages.ts'
import { LeaveGuard } from '../../editor/saving/leave-guard.tsx'
import { AnswerFooter } from './answer-footer.tsx'
import { ConflictChoices } from './conflict-choices.tsx'
import type { MailThreadProps } from './mail-thread-props.ts'
import { TemplatePicker } from './template-picker.tsx'
import * as styles from './thread.css.ts'
import { useWritingLease } from './use-writing-lease.ts'

interface AnswerFormProps extends MailThreadProps {
  thread: ShownThread
  /** Called once an answer is stored. */
  onSent: () => void
}

const empty = { text: '' }

/** Answers the sender, or adds a note. What is typed stays until it is stored. */
export function AnswerForm({ kind, mail, thread, onSent }: AnswerFormProps) {
  const { unsaved: work } = useActors().staff()
  const threads = useThreads()
  const { entry } = useSession()
  const { comma } = useSharedWords()
  const words = useThreadWords()
  const siteLanguages = useSiteLanguages()
  const [values, setValues] = useState(empty)
  const [direction, setDirection] = useState<'out' | 'note'>(thread.canAnswer ? 'out' : 'note')
  const [language, setLanguage] = useState(() => proposedLanguage(mail, siteLanguages).tag)
  const [isPicking, setPicking] = useState(false)
  const [done, setDone] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  /** The id of the newest message that the writer has seen. */
  const [after, setAfter] = useState(thread.latest)
  const area = useRef<HTMLTextAreaElement>(null)
  const { failure } = useSelector(threads.add.actor, (snapshot) => snapshot.context)
  const busy = useSelector(threads.add.actor, (snapshot) => snapshot.hasTag('busy'))
  const { text } = values
  const changed = text !== ''
  const name = formName(`answer/${kind}`, mail.id)
  const unsaved = useUnsaved({
    name,
    form: { base: empty, values, changed },
    onRestore: (left) => setValues({ text: left.values.text }),
    onDecided: () => area.current?.focus(),
  })
  const conflict = failure?.reason === 'ItemChanged' ? (failure.current as ShownThread) : undefined
  const blanks = direction === 'out' ? openPlaceholders(text) : []
  const isComplete = text.trim() !== '' && blanks.length === 0 && !busy
  const ref = { kind, mailId: mail.id }

  const finish = (sentence: string) => {
    setValues(empty)
    setDone(sentence)
    setKey(crypto.randomUUID())
    work.remove(name)
    threads.add.clear()
  }
  const onStored = useEffectEvent((sent: ShownThread, wasNote: boolean) => {
    setAfter(sent.latest)
    finish(wasNote ? words.form.saved : words.form.sent)
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

  useWritingLease(ref, changed && direction === 'out')

  const send = (as: 'out' | 'note' = direction, seen = after) => {
    setDone('')
    threads.add.send({ ...ref, key, message: { direction: as, text, language, after: seen } })
  }
  const insert = (template: ReplyTemplate) => {
    const chosen = template.texts[language] ?? Object.values(template.texts)[0] ?? ''
    const filled = fillPlaceholders(chosen, {
      first_name: mail.firstName,
      last_name: mail.lastName,
      reference: mail.reference,
      company: mail.company ?? '',
      position: mail.position ?? '',
      staff_name: entry?.name ?? '',
    })
    const at = area.current?.selectionStart ?? text.length
    setValues({ text: text.slice(0, at) + filled + text.slice(at) })
    setPicking(false)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + filled.length, at + filled.length)
    })
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (isComplete && conflict === undefined) send()
    }
    const { selectionStart } = event.currentTarget
    const line = text.slice(text.lastIndexOf('\n', selectionStart - 1) + 1).split('\n')[0]
    if (event.key === '/' && line === '' && direction === 'out') {
      event.preventDefault()
      setPicking(true)
    }
  }

  return (
    <form
      aria-label={words.form.name}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete && conflict === undefined) send()
      }}
    >
      {unsaved.offered && <UnsavedNotice {...unsaved} offered={unsaved.offered} changed={changed} />}
      <div className={styles.tools}>
        <SegmentedRadioGroup
          aria-label={words.form.direction}
          value={direction}
          onChange={(chosen) => setDirection(chosen === 'note' || !thread.canAnswer ? 'note' : 'out')}
          options={[
            { value: 'out', label: words.form.answer },
            { value: 'note', label: words.form.note },
          ]}
        />
        {direction === 'out' && (
          <>
            <Select
              size="sm"
              aria-label={words.form.language}
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
              className={styles.language}
            >
              {siteLanguages.map((each) => (
                <option key={each.tag} value={each.tag} lang={each.tag} dir={each.dir}>
                  {each.name}
                </option>
              ))}
            </Select>
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isPicking}
              onClick={() => setPicking(!isPicking)}
            >
              {words.templates.open}
            </Button>
          </>
        )}
      </div>
      {isPicking && (
        <TemplatePicker
          kind={kind}
          mail={mail}
          onPick={insert}
          onClose={() => {
            setPicking(false)
            area.current?.focus()
          }}
        />
      )}
      {!thread.canAnswer && <p className={styles.hint}>{words.form.cannot}</p>}
      <Field
        label={words.form.text}
        hint={direction === 'out' ? words.form.hint : undefined}
        error={failure?.fields?.['text'] ?? failure?.fields?.['direction']}
      >
        <TextArea
          ref={area}
          rows={7}
          dir="auto"
          lang={direction === 'out' ? language : undefined}
          maxLength={messageLimit}
          value={text}
          onChange={(event) => setValues({ text: event.target.value })}
          onKeyDown={press}
        />
      </Field>
      {direction === 'out' && (
        <div className={styles.footer}>
          {words.form.footer}
          <AnswerFooter language={language} reference={mail.reference} />
        </div>
      )}
      {conflict !== undefined && (
        <ConflictChoices
          message={failure?.message ?? ''}
          onDrop={() => finish('')}
          onKeepAsNote={() => send('note')}
          onSend={() => send('out', conflict.latest)}
        />
      )}
      {failure !== null && conflict === undefined && failure.fields === undefined && (
        <Notice tone="danger">{words.form.failed}</Notice>
      )}
      <div className={styles.send}>
        <span role="status">
          {blanks.length > 0
            ? count(words.form.blanks, blanks.length, { names: blanks.join(comma) })
            : changed
              ? ''
              : done}
        </span>
        <Button
          type="submit"
          size="sm"
          disabled={!isComplete || conflict !== undefined}
          busy={busy}
          busyLabel={direction === 'out' ? words.form.sending : words.form.savingNote}
        >
          {direction === 'out' ? words.form.send : words.form.saveNote}
        </Button>
      </div>
      <LeaveGuard changed={changed} saving={busy} />
    </form>
  )
}

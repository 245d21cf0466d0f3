import { useRef, useState, type KeyboardEvent } from 'react'
import { fillPlaceholders } from '#domain/desk/placeholders.ts'
import type { AnswerTemplate } from '#domain/desk/answer-template.ts'
import { count } from '#domain/wording/counted.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useSharedWords } from '#ui/words/use-shared-words.ts'
import { useThreadWords } from '#ui/words/inbox/use-thread-words.ts'
import { UnsavedNotice } from '../../editor/form/unsaved-notice.tsx'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import { LeaveGuard } from '../../editor/saving/leave-guard.tsx'
import { AnswerFooter, statusLink } from './answer-footer.tsx'
import { ConflictChoices } from './conflict-choices.tsx'
import { TemplatePicker } from './template-picker.tsx'
import * as styles from './thread.css.ts'
import { useAnswer, type AnswerFormProps } from './use-answer.ts'
import { useWritingLease } from './use-writing-lease.ts'

/** Answers the sender, or adds a note. What is typed stays until it is stored. */
export function AnswerForm(props: AnswerFormProps) {
  const { kind, mail, thread } = props
  const { user } = useSession()
  const { comma } = useSharedWords()
  const words = useThreadWords()
  const siteLanguages = useSiteLanguages()
  const [isPicking, setPicking] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const answer = useAnswer(props, () => area.current?.focus())
  const { values, change, changed, unsaved, blanks, failure, conflict, busy, isComplete, send } = answer
  const { text, direction, language } = values

  useWritingLease({ kind, mailId: mail.id }, changed && direction === 'out')

  const insert = (template: AnswerTemplate) => {
    const written = [language, ...siteLanguages.map(({ tag }) => tag)].find(
      (tag) => template.texts[tag] !== undefined,
    )
    const chosen = template.texts[written ?? ''] ?? Object.values(template.texts)[0] ?? ''
    const filled = fillPlaceholders(chosen, {
      first_name: mail.firstName,
      last_name: mail.lastName,
      reference: mail.reference,
      company: mail.company ?? '',
      position: mail.position ?? '',
      staff_name: user?.name ?? '',
    })
    const at = area.current?.selectionStart ?? text.length
    change({
      text: text.slice(0, at) + filled + text.slice(at),
      // The mail gets the direction of its text.
      ...(text.trim() === '' && written !== undefined && { language: written }),
    })
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
          onChange={(chosen) =>
            change({ direction: chosen === 'note' || !thread.canAnswer ? 'note' : 'out' })
          }
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
              onChange={(event) => change({ language: event.target.value })}
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
        error={serverSentence(answer.tooLong ?? failure?.fields?.['text'] ?? failure?.fields?.['direction'])}
      >
        <TextArea
          ref={area}
          rows={7}
          dir="auto"
          lang={direction === 'out' ? language : undefined}
          value={text}
          readOnly={busy}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={press}
        />
      </Field>
      {direction === 'out' && (
        <div className={styles.footer}>
          {words.form.footer}
          <AnswerFooter language={language} reference={mail.reference} link={statusLink(thread)} />
        </div>
      )}
      {conflict !== undefined && (
        <ConflictChoices
          message={failure?.message ?? ''}
          onDrop={() => answer.drop(conflict.latest)}
          onKeepAsNote={() => send({ direction: 'note' })}
          onSend={() => send({ after: conflict.latest })}
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
              : answer.done}
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
      <LeaveGuard changed={changed} saving={busy} restorable />
    </form>
  )
}

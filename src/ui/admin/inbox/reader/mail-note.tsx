import { useRef, useState } from 'react'
import { noteLimit } from '#domain/mail/inbox/received-mail.ts'
import { formName } from '#domain/forms/unsaved-form.ts'
import type { MailActors } from '#ui/actors/inbox/mail-actors.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { LeaveGuard } from '../../editor/saving/leave-guard.tsx'
import { OtherVersion } from '../../editor/conflict/other-version.tsx'
import { UnsavedNotice } from '../../editor/form/unsaved-notice.tsx'
import { useSave } from '../../editor/saving/use-save.ts'
import { useUnsaved } from '../../editor/form/use-unsaved.ts'
import type { Inbox, Mail } from '../mail.ts'
import * as styles from './mail-reader.css.ts'

export interface MailNoteProps<Received extends Mail> {
  inbox: Pick<Inbox<never>, 'kind'>
  actors: Pick<MailActors<Received>, 'merge' | 'save'>
  mail: Received
}

/** The staff's own note on a mail. */
export function MailNote<Received extends Mail>({ inbox, actors, mail }: MailNoteProps<Received>) {
  const { note: words } = useInboxWords()
  const [base, setBase] = useState({ note: mail.note })
  const [values, setValues] = useState(base)
  const [sent, setSent] = useState(base)
  const [other, setOther] = useState<Received>()
  const [chosen, setChosen] = useState<'mine'>()
  const [message, setMessage] = useState('')
  const text = useRef<HTMLTextAreaElement>(null)
  const rebase = (saved: { readonly note: string }) => {
    setBase(saved)
    setOther(undefined)
    setChosen(undefined)
  }
  const adopt = (saved: { readonly note: string }) => {
    rebase(saved)
    setValues(saved)
  }
  const save = useSave(actors.save, {
    onSaved: () => {
      // What was typed since stays.
      rebase(sent)
      setMessage(words.saved)
    },
    onFailed: () => {},
    onConflict: (current) => {
      if (current.note !== base.note) return setOther(current)
      // The other person has changed something else.
      actors.merge(current)
      save.submit(mail.id, { ...sent, version: current.version })
    },
  })
  const changed = values.note !== base.note
  const unsaved = useUnsaved({
    name: formName(inbox.kind, mail.id),
    form: { base, values, changed },
    onRestore: (left) => setValues({ note: left.values.note }),
    onDecided: () => text.current?.focus(),
  })
  // Another person's note replaces this one unless it was edited.
  if (mail.note !== base.note && !changed) adopt({ note: mail.note })

  const choose = (current: Received, which: 'mine' | 'theirs') => {
    if (which === 'mine') return setChosen(which)
    actors.merge(current)
    save.forget()
    adopt({ note: current.note })
  }
  const isOpen = other !== undefined && chosen === undefined

  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        if (isOpen) return
        setMessage('')
        setSent(values)
        save.submit(mail.id, { ...values, version: (other ?? mail).version })
      }}
    >
      {unsaved.offered && <UnsavedNotice {...unsaved} offered={unsaved.offered} changed={changed} />}
      <Field label={words.label} hint={words.hint} error={serverSentence(save.refused?.fields['note'])}>
        <TextArea
          ref={text}
          rows={3}
          dir="auto"
          maxLength={noteLimit}
          value={values.note}
          onChange={(event) => setValues({ note: event.target.value })}
        />
      </Field>
      <OtherVersion
        label={words.label}
        other={
          other && {
            mine: values.note,
            theirs: other.note,
            collides: true,
            chosen,
            isDecided: chosen !== undefined,
            choose: (which) => choose(other, which),
          }
        }
      />
      <div className={styles.noteSave}>
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          disabled={!changed || save.isSaving || isOpen}
          busy={save.busy}
          busyLabel={words.saving}
        >
          {words.save}
        </Button>
        <span role="status">{changed ? '' : message}</span>
      </div>
      <LeaveGuard changed={changed} saving={save.busy} restorable />
    </form>
  )
}

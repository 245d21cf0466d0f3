import { useState } from 'react'
import { noteLimit } from '#domain/mail/received-mail.ts'
import type { MailActors } from '#ui/actors/mail-actors.ts'
import { Button } from '#ui/design/button/button.tsx'
import { Field } from '#ui/design/field/field.tsx'
import { TextArea } from '#ui/design/text-area/text-area.tsx'
import { ChangedNotice } from '../editor/changed-notice.tsx'
import { LeaveGuard } from '../editor/leave-guard.tsx'
import { useSave } from '../editor/use-save.ts'
import type { Mail } from './mail.ts'
import * as styles from './mail-reader.css.ts'

export interface MailNoteProps {
  one: string
  actors: Pick<MailActors, 'list' | 'save'>
  mail: Mail
}

/** What staff note about a mail. */
export function MailNote({ one, actors, mail }: MailNoteProps) {
  const [base, setBase] = useState(mail.note)
  const [note, setNote] = useState(mail.note)
  const [said, setSaid] = useState('')
  const save = useSave(actors.save, {
    onSaved: () => {
      setBase(note)
      setSaid('Note saved.')
    },
    onFailed: () => {},
  })
  const changed = note !== base
  // What somebody else noted shows where nothing was typed over it.
  if (mail.note !== base && !changed) {
    setBase(mail.note)
    setNote(mail.note)
  }

  // The save actor keeps of a mail only what its store answered.
  const other = save.failure?.current as Mail | undefined
  const submit = (version: number) => {
    setSaid('')
    save.submit(mail.id, { note, version })
  }
  const takeOther = (current: Mail) => {
    actors.list.send({ type: 'item.updated', item: current })
    save.forget()
    setBase(current.note)
    setNote(current.note)
  }

  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        submit(mail.version)
      }}
    >
      {other && (
        <ChangedNotice
          one={one}
          onTakeOther={() => takeOther(other)}
          onSaveOver={() => submit(other.version)}
        />
      )}
      <Field label="Note" hint="Only staff see it." error={save.refused?.fields['note']}>
        <TextArea
          rows={3}
          dir="auto"
          maxLength={noteLimit}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className={styles.noteSave}>
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          disabled={!changed || save.atWork}
          busy={save.busy}
          busyLabel="Saving..."
        >
          Save note
        </Button>
        <span role="status">{changed ? '' : said}</span>
      </div>
      <LeaveGuard changed={changed} saving={save.busy} />
    </form>
  )
}

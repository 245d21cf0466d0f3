import { useEffect, useState, type ReactNode } from 'react'
import {
  deskErrors,
  type DeskChange,
  type DeskSettings,
  type StoredDesk,
} from '#domain/desk/desk-settings.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { SaveBar } from '#ui/design/form/save-bar/save-bar.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { LeaveGuard } from '../editor/saving/leave-guard.tsx'
import * as styles from './desk.css.ts'
import { NotSaved } from './not-saved.tsx'

export interface DeskPartProps {
  settings: DeskSettings
  /** Replaces parts of the settings. */
  onChange: (change: Partial<DeskSettings>) => void
  /** One sentence for each invalid part. */
  errors: Readonly<Record<string, string>>
  /** Lines of holidays that are not part of the settings yet. */
  pasted: string
  onPaste: (pasted: string) => void
}

export interface DeskFormProps {
  desk: StoredDesk
  mayChange: boolean
  children: (part: DeskPartProps) => ReactNode
}

/** Holds what is typed, and saves the parts that differ. */
export function DeskForm({ desk, mayChange, children }: DeskFormProps) {
  const words = useDeskWords()
  const actors = useActors().staff().desk
  const { response, failure, busy, done, send, clear } = useRequest(actors.save)
  const [base, setBase] = useState(desk)
  const [change, setChange] = useState<DeskChange>({})
  const [pasted, setPasted] = useState('')
  const changed = Object.keys(change).length > 0
  const errors = { ...failure?.fields, ...deskErrors(change) }
  const isBroken = Object.keys(deskErrors(change)).length > 0
  const adopt = (next: StoredDesk) => {
    setBase(next)
    setChange({})
  }
  // The settings may have been read anew while nothing was typed.
  if (!changed && desk.version > base.version) setBase(desk)
  if (response !== undefined && response.version > base.version) adopt(response)
  const refetch = actors.settings.fetch
  useEffect(() => {
    if (done) refetch()
  }, [done, refetch])
  const settings: DeskSettings = { ...base, ...change, calendars: { ...base.calendars, ...change.calendars } }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBroken) send({ ...change, version: base.version })
      }}
    >
      {!mayChange && <Notice>{words.notYours}</Notice>}
      <fieldset disabled={!mayChange || busy} className={styles.form}>
        {children({
          settings,
          errors,
          pasted,
          onPaste: setPasted,
          onChange: (parts) => {
            clear()
            setChange({ ...change, ...parts })
          },
        })}
      </fieldset>
      {done && !changed && <Notice tone="success">{words.saved}</Notice>}
      {failure && (
        <NotSaved
          failure={failure}
          changed={words.changed}
          onUseTheirs={() => {
            setChange({})
            clear()
            actors.settings.fetch()
          }}
        />
      )}
      {mayChange && changed && (
        <SaveBar note={words.unsaved}>
          <Button size="sm" variant="quiet" onClick={() => setChange({})}>
            {words.cancel}
          </Button>
          <Button type="submit" size="sm" busy={busy} busyLabel={words.saving} disabled={isBroken}>
            {words.save}
          </Button>
        </SaveBar>
      )}
      <LeaveGuard changed={changed || pasted.trim() !== ''} saving={busy} />
    </form>
  )
}

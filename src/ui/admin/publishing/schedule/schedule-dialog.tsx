import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { maxReleaseLength } from '#domain/publishing/schedule-errors.ts'
import { readTypedTime, typedTimeOf } from '#domain/publishing/typed-time.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { DialogDescription, DialogTitle } from '#ui/design/overlay/dialog/dialog-title.tsx'
import { Dialog } from '#ui/design/overlay/dialog/dialog.tsx'
import { ServerSentence, serverSentence } from '#ui/words/office/server-sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { useDone } from '../../screen-parts/use-done.ts'
import { useSiteTimeZone, useTimes } from '../../screen-parts/times.ts'
import * as styles from './schedule-dialog.css.ts'
import { TimeFields } from './time-fields.tsx'

/** When a change goes live and is undone, ISO 8601 in UTC, and its release; '' for none. */
export interface ScheduleValue {
  readonly dueAt: string
  readonly revertAt: string
  readonly release: string
}

export interface ScheduleDialogProps {
  /** With a time it is moved, without one it is scheduled. */
  value: ScheduleValue
  /** Names to suggest. */
  releases?: ReadonlyArray<string> | undefined
  /** The server's errors, one sentence for each field. */
  errors?: Readonly<Record<string, string>> | undefined
  /** The scheduled action. An item is unpublished now (`dueAt: ''`) or at a time; a release can also be renamed. */
  of?: 'change' | 'changeBack' | 'unpublish' | 'release' | undefined
  busy?: boolean | undefined
  onCancel: () => void
  onSave: (value: ScheduleValue) => void
  /** Consequences. */
  children?: ReactNode
}

/** Asks when a change goes live, whether it is undone, and for its release. Open as long as it is rendered. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { value, releases = [], errors } = props
  const { of = 'change', busy, onCancel, onSave } = props
  const { schedule: words } = usePublishingWords()
  const timeZone = useSiteTimeZone()
  const { moment } = useTimes()
  const [due, setDue] = useState(() => typedTimeOf(value.dueAt, timeZone))
  const [end, setEnd] = useState(() => typedTimeOf(value.revertAt, timeZone))
  const allowsNow = of === 'unpublish'
  const isRelease = of === 'release'
  const [isNow, setNow] = useState(allowsNow && value.dueAt === '')
  const [isUndone, setUndone] = useState(value.revertAt !== '')
  const [release, setRelease] = useState(value.release)
  const names = useId()
  const { element, restore } = useFormFocus()
  const [wasSent, setWasSent] = useState(false)
  useDone(errors !== undefined, restore)

  const dueAt = isNow ? '' : (readTypedTime(due, timeZone)?.instant ?? '')
  const revertAt = isUndone && !isNow ? (readTypedTime(end, timeZone)?.instant ?? '') : ''
  const isNameless = isRelease && release.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    // Without its time a change would no longer be scheduled.
    const lacksTime = !isNow && (dueAt === '' || (isUndone && revertAt === ''))
    if (lacksTime || isNameless) return restore()
    onSave({ dueAt, revertAt, release: isNow ? '' : release.trim() })
  }
  const { dueAt: dueError, revertAt: endError, release: releaseError, ...others } = errors ?? {}
  const texts = words[allowsNow || isRelease ? of : value.dueAt === '' ? 'new' : 'move']
  const isAtTime = dueAt !== '' && !(isRelease && dueAt === value.dueAt)
  return (
    <Dialog open onOpenChange={(stays) => !stays && !busy && onCancel()}>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogDescription>{texts.text}</DialogDescription>
      {props.children}
      <form ref={element} noValidate onSubmit={submit} className={styles.form}>
        {Object.entries(others).map(([field, error]) => (
          <Notice key={field} tone="danger">
            <ServerSentence>{error}</ServerSentence>
          </Notice>
        ))}
        {allowsNow && (
          <Field label={words.when} group>
            <SegmentedRadioGroup
              value={isNow ? 'now' : 'later'}
              onChange={(when) => setNow(when === 'now')}
              options={[
                { value: 'now', label: words.now },
                { value: 'later', label: words.later },
              ]}
            />
          </Field>
        )}
        {!isNow && (
          <>
            <TimeFields label={words.when} value={due} onChange={setDue} error={dueError} wasSent={wasSent} />
            {of !== 'changeBack' && 'back' in texts && (
              <div className={styles.back}>
                <Checkbox checked={isUndone} onChange={(event) => setUndone(event.target.checked)}>
                  {texts.back}
                </Checkbox>
                {isUndone && (
                  <TimeFields
                    label={texts.back}
                    value={end}
                    onChange={setEnd}
                    error={endError}
                    wasSent={wasSent}
                    hint={allowsNow ? undefined : words.backText}
                  />
                )}
              </div>
            )}
            {of !== 'changeBack' && (
              <>
                <Field
                  label={words.name}
                  optional={!isRelease}
                  hint={isRelease ? words.nameText : words.releaseText}
                  error={wasSent && isNameless ? words.nameRequired : serverSentence(releaseError)}
                >
                  <TextInput
                    required={isRelease}
                    list={names}
                    maxLength={maxReleaseLength}
                    value={release}
                    onChange={(event) => setRelease(event.target.value)}
                  />
                </Field>
                <datalist id={names}>
                  {releases.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </datalist>
              </>
            )}
          </>
        )}
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button size="sm" type="submit" busy={busy} busyLabel={words.saving}>
            {isAtTime ? fill(texts.saveAt, { time: moment(dueAt) }) : texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

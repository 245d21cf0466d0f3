import { type FormEvent, useState } from 'react'
import { permits } from '#domain/access/permission.ts'
import { editOf } from '#domain/history/subject.ts'
import { publishables } from '#domain/publishing/draft.ts'
import {
  maxPreviewLabel,
  previewLinkDays,
  previewLinkErrors,
  type NewPreviewLink,
} from '#domain/publishing/preview-link.ts'
import { readTypedTime, typedTimeOf } from '#domain/publishing/typed-time.ts'
import { day } from '#domain/time/durations.ts'
import { fill } from '#domain/wording/template.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useFormFocus } from '../../editor/form/use-form-focus.ts'
import { useDone } from '../../screen-parts/use-done.ts'
import { useSiteTimeZone } from '../../screen-parts/times.ts'
import * as styles from '../schedule/schedule-dialog.css.ts'
import { useSubjectName } from './subject-name.ts'
import { TimeFields } from '../schedule/time-fields.tsx'

/** The item or draft of an editor. */
export interface PreviewedItem {
  /** As in a link, such as `newsArticle/57`. */
  readonly scope: string
  readonly name: string
  /** When its change is due; empty for a draft. */
  readonly dueAt: string
}

interface PreviewLinkFormProps {
  item: PreviewedItem | undefined
  /** The server's errors, one sentence for each field. */
  errors: Readonly<Record<string, string>> | undefined
  busy: boolean
  onCancel: () => void
  onMake: (link: NewPreviewLink) => void
}

/** Asks for whom a preview link is, what it shows, at which moment, and until when. */
export function PreviewLinkForm(props: PreviewLinkFormProps) {
  const { item, busy, onCancel, onMake } = props
  const words = usePublishingWords().links.dialog
  const timeZone = useSiteTimeZone()
  const nameOf = useSubjectName()
  const { user } = useSession()
  const [label, setLabel] = useState('')
  const [scope, setScope] = useState(item?.scope ?? 'site')
  const [moment, setMoment] = useState(item?.dueAt ? 'at' : 'drafts')
  const [at, setAt] = useState(() => typedTimeOf(item?.dueAt ?? '', timeZone))
  const [until, setUntil] = useState(() =>
    typedTimeOf(new Date(Date.now() + previewLinkDays.usual * day).toISOString(), timeZone),
  )
  const instantOf = (typed: typeof at) => readTypedTime(typed, timeZone)?.instant ?? ''
  const link = { label, scope, moment: moment === 'at' ? instantOf(at) : moment, until: instantOf(until) }
  const [now] = useState(() => Date.now())
  const [wasSent, setWasSent] = useState(false)
  const { element, restore } = useFormFocus()
  const wrong = user === null ? {} : previewLinkErrors(link, { now, role: user.role })
  const errors: Readonly<Record<string, string>> = { ...props.errors, ...(wasSent && wrong) }
  const errorOf = (field: keyof NewPreviewLink) => serverSentence(errors[field])
  useDone(props.errors !== undefined, restore)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (Object.keys(wrong).length > 0) restore()
    else onMake(link)
  }
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.form}>
      <Field label={words.label} hint={words.labelHint} error={errorOf('label')}>
        <TextInput
          required
          maxLength={maxPreviewLabel}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Field label={words.scope} error={errorOf('scope')}>
        <Select value={scope} onChange={(event) => setScope(event.target.value)}>
          {item && <option value={item.scope}>{fill(words.item, { name: item.name })}</option>}
          <option value="site">{words.site}</option>
          {publishables
            .filter((subject) => user !== null && permits(user.role, editOf(subject)))
            .map((subject) => (
              <option key={subject} value={subject}>
                {fill(words.content, { name: nameOf(subject) })}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={words.moment} group hint={words.momentHint}>
        <SegmentedRadioGroup
          value={moment}
          onChange={setMoment}
          options={[
            { value: 'drafts', label: words.drafts },
            { value: 'at', label: words.at },
            { value: 'any', label: words.any },
          ]}
        />
      </Field>
      {moment === 'at' && (
        <TimeFields
          label={words.moment}
          value={at}
          onChange={setAt}
          error={errors['moment']}
          wasSent={wasSent}
        />
      )}
      <TimeFields
        label={words.until}
        dateLabel={words.until}
        value={until}
        onChange={setUntil}
        error={errors['until']}
        wasSent={wasSent}
        hint={fill(words.untilHint, previewLinkDays)}
      />
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" type="submit" busy={busy} busyLabel={words.making}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}

import { type ReactNode, useId, useState } from 'react'
import { readTypedTime, type TypedTime } from '#domain/publishing/typed-time.ts'
import { fill } from '#domain/wording/template.ts'
import { Field } from '#ui/design/form/field/field.tsx'
import { SegmentedRadioGroup } from '#ui/design/form/segmented-radio-group/segmented-radio-group.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Sentence } from '#ui/words/sentence.tsx'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import { useOwnTime, useSiteTimeZone, useTimes } from '../../screen-parts/times.ts'
import * as styles from './schedule-dialog.css.ts'

export interface TimeFieldsProps {
  /** Names both fields together for screen readers. */
  label: string
  /** The label of the date field; 'Date' by default. */
  dateLabel?: string | undefined
  value: TypedTime
  onChange: (value: TypedTime) => void
  error?: string | undefined
  /** Whether the form was sent, which shows what is missing. */
  wasSent: boolean
  hint?: ReactNode
}

/** A date and a time, typed in the site's time zone. */
export function TimeFields(props: TimeFieldsProps) {
  const { label, dateLabel, value, onChange, error, wasSent, hint } = props
  const { schedule: words } = usePublishingWords()
  const timeZone = useSiteTimeZone()
  const site = useTimes()
  const notes = useId()
  const read = readTypedTime(value, timeZone)
  const instant = read?.instant ?? ''
  const isUnread = wasSent && instant === ''
  const ownTime = useOwnTime()(instant)
  const [now] = useState(() => new Date().toISOString())
  const shown = instant || now
  const set = (change: Partial<TypedTime>) => onChange({ ...value, which: '', ...change })
  const written = site.zone(shown)
  const offset = <bdi dir="ltr">{site.offset(shown)}</bdi>
  return (
    <div role="group" aria-label={label} aria-describedby={notes} className={styles.times}>
      <div className={styles.pair}>
        <Field label={dateLabel ?? words.date} error={isUnread && value.date === '' && words.incomplete}>
          <TextInput
            type="date"
            // A year of more digits is no time that can be stored.
            max="9999-12-31"
            required
            value={value.date}
            onChange={(event) => set({ date: event.target.value })}
          />
        </Field>
        <Field
          label={words.time}
          error={
            isUnread ? read === undefined && value.date !== '' && words.incomplete : serverSentence(error)
          }
        >
          <TextInput
            type="time"
            required
            value={value.time}
            onChange={(event) => set({ time: event.target.value })}
          />
        </Field>
      </div>
      <div id={notes} className={styles.notes}>
        <span>{written === '' ? offset : <Sentence of={words.zone} zone={written} offset={offset} />}</span>
        {ownTime && <span>{fill(words.own, ownTime)}</span>}
        {read?.isMoved && <span role="status">{fill(words.moved, { time: site.moment(instant) })}</span>}
        {hint && <span>{hint}</span>}
      </div>
      {read !== undefined && read.both.length > 0 && (
        <Field label={words.which} group error={isUnread && words.chooseHour}>
          <SegmentedRadioGroup
            required
            value={value.which}
            onChange={(which) => set({ which: which === 'first' ? 'first' : 'second' })}
            options={(['first', 'second'] as const).map((which, at) => ({
              value: which,
              label: fill(words[which], { offset: site.offset(read.both[at] ?? '') }),
            }))}
          />
        </Field>
      )}
    </div>
  )
}

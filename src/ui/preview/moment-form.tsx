import { useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { timesIn } from '#ui/admin/screen-parts/times.ts'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { usePreviewWords } from '#ui/words/editor/use-preview-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import * as styles from './preview-bar.css.ts'

/** The fields of the form in the query of a page. */
export const momentFields = { date: 'preview-date', time: 'preview-time' } as const

export interface MomentFormProps {
  /** The query of the page, which the form keeps. */
  query: ReadonlyArray<readonly [name: string, value: string]>
  date: string
  time: string
  /** The error of the typed time. */
  error?: 'past' | 'incomplete' | undefined
  timeZone: string
}

/** Asks for a time to preview, in the site's time zone. The server redirects to it. */
export function MomentForm({ query, date, time, error, timeZone }: MomentFormProps) {
  const words = usePreviewWords()
  const { schedule } = usePublishingWords()
  const times = timesIn(useInterfaceLanguage(), timeZone)
  const [now] = useState(() => new Date().toISOString())
  const zone = times.zone(now)
  const offset = <bdi dir="ltr">{times.offset(now)}</bdi>
  return (
    <form className={styles.form}>
      {query.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Field label={schedule.date} controlId={momentFields.date}>
        <TextInput type="date" required name={momentFields.date} defaultValue={date} size="sm" />
      </Field>
      <Field label={schedule.time} controlId={momentFields.time}>
        <TextInput type="time" required name={momentFields.time} defaultValue={time} size="sm" />
      </Field>
      {error !== undefined && (
        <p role="alert" className={styles.wide}>
          {words[error]}
        </p>
      )}
      <p className={`${styles.wide} ${styles.detail}`}>
        {zone === '' ? offset : <Sentence of={schedule.zone} zone={zone} offset={offset} />}
      </p>
      <Button type="submit" size="sm" variant="quiet" className={styles.wide}>
        {words.show}
      </Button>
    </form>
  )
}

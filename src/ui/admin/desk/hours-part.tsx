import { useState } from 'react'
import { weekdays, type Calendar } from '#domain/desk/due/calendars.ts'
import { locations, type Location } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { fill } from '#domain/wording/template.ts'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import type { DeskPartProps } from './desk-form.tsx'
import { HolidaysCard } from './holidays-card.tsx'
import { HoursTable } from './hours-table.tsx'
import { PeriodsCard } from './periods-card.tsx'
import * as styles from './desk.css.ts'

const spansText = (spans: ReadonlyArray<string> = []) => spans.join(', ')

/** Reads typed spans; an incomplete one stays as it is, and is refused. */
const readSpans = (typed: string) =>
  typed
    .split(/[,;]/u)
    .map((span) => span.trim().replace(/\s*[–-]\s*/u, '-'))
    .filter((span) => span !== '')

export function HoursPart(props: DeskPartProps) {
  const { settings, onChange, errors } = props
  const { hours: words } = useDeskWords()
  const { locations: names } = useInboxWords()
  const [edited, setEdited] = useState<Location>()
  const change = (place: Location, calendar: Calendar) =>
    onChange({ calendars: { ...settings.calendars, [place]: calendar } })
  return (
    <>
      <Card title={words.title} aria-label={words.title}>
        <HoursTable calendars={settings.calendars} edited={edited} onEdit={setEdited} />
        {edited && (
          <fieldset className={styles.week}>
            <legend className={styles.legend}>{fill(words.hoursOf, { place: names[edited] })}</legend>
            <Field label={words.zone}>
              <TextInput
                size="sm"
                dir="ltr"
                value={settings.calendars[edited].zone}
                onChange={(event) =>
                  change(edited, { ...settings.calendars[edited], zone: event.target.value })
                }
              />
            </Field>
            {weekdays.map((day) => (
              <Field key={day} label={words.days[day]}>
                <SpansInput
                  key={`${edited} ${day}`}
                  label={fill(words.dayOf, { day: words.days[day] })}
                  value={spansText(settings.calendars[edited].week[day])}
                  onChange={(spans) => {
                    const { [day]: _, ...rest } = settings.calendars[edited].week
                    const week = spans.length === 0 ? rest : { ...rest, [day]: spans }
                    change(edited, { ...settings.calendars[edited], week })
                  }}
                />
              </Field>
            ))}
          </fieldset>
        )}
        {locations.map((place) => {
          const error = errors[`calendars.${place}`]
          return (
            error && (
              <Notice key={place} tone="danger" className={styles.notice}>
                {names[place]}: {serverSentence(error)}
              </Notice>
            )
          )
        })}
      </Card>
      <HolidaysCard {...props} />
      <PeriodsCard {...props} />
    </>
  )
}

interface SpansInputProps {
  label: string
  value: string
  onChange: (spans: ReadonlyArray<string>) => void
}

/** Keeps what is typed, as its spans would be written otherwise, until other spans replace it. */
function SpansInput({ label, value, onChange }: SpansInputProps) {
  const [typed, setTyped] = useState(value)
  return (
    <TextInput
      size="sm"
      dir="ltr"
      title={label}
      placeholder="08:00-16:30"
      value={spansText(readSpans(typed)) === value ? typed : value}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readSpans(event.target.value))
      }}
    />
  )
}

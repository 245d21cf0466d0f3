import type { Period } from '#domain/desk/due/calendars.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import { Notice } from '#ui/design/feedback/notice/notice.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import type { DeskPartProps } from './desk-form.tsx'
import { PlacesSelect } from './places-select.tsx'
import * as styles from './desk.css.ts'

/** Dates, such as those of Ramadan, with other hours. */
export function PeriodsCard({ settings, onChange, errors }: DeskPartProps) {
  const { periods: words, everywhere, remove } = useDeskWords()
  const { periods } = settings
  const { closing } = useActors().staff()
  const change = (at: number, part: Partial<Period>) =>
    onChange({ periods: periods.map((period, index) => (index === at ? { ...period, ...part } : period)) })
  const add = () => {
    const today = closing.today()
    onChange({
      periods: [...periods, { from: today, to: today, name: '', places: [], hours: '09:00-14:00' }],
    })
  }
  return (
    <Card
      title={words.title}
      aria-label={words.title}
      action={
        <Button size="sm" variant="ghost" onClick={add}>
          {words.add}
        </Button>
      }
    >
      <p className={styles.nothing}>{words.hint}</p>
      {periods.map((period, at) => (
        <div key={at} className={styles.period}>
          <Field label={words.periodName}>
            <TextInput
              size="sm"
              dir="auto"
              value={period.name}
              onChange={(event) => change(at, { name: event.target.value })}
            />
          </Field>
          <Field label={words.from}>
            <TextInput
              size="sm"
              type="date"
              value={period.from}
              onChange={(event) => change(at, { from: event.target.value })}
            />
          </Field>
          <Field label={words.to}>
            <TextInput
              size="sm"
              type="date"
              value={period.to}
              onChange={(event) => change(at, { to: event.target.value })}
            />
          </Field>
          <Field label={words.hours}>
            <TextInput
              size="sm"
              dir="ltr"
              value={period.hours}
              onChange={(event) => change(at, { hours: event.target.value.trim() })}
            />
          </Field>
          <PlacesSelect
            label={words.where}
            any={everywhere}
            value={period.places}
            onChange={(places) => change(at, { places })}
          />
          <Button size="sm" variant="ghost" onClick={() => onChange({ periods: periods.toSpliced(at, 1) })}>
            {remove}
          </Button>
        </div>
      ))}
      {errors['periods'] && (
        <Notice tone="danger" className={styles.notice}>
          {serverSentence(errors['periods'])}
        </Notice>
      )}
    </Card>
  )
}

import type { Holiday } from '#domain/desk/due/calendars.ts'
import { readHolidays } from '#domain/desk/due/holidays.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Field } from '#ui/design/form/field/field.tsx'
import { TextArea } from '#ui/design/form/text-area/text-area.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'
import { useTimes } from '../screen-parts/times.ts'
import type { DeskPartProps } from './desk-form.tsx'
import * as styles from './desk.css.ts'

/** Holidays, pasted as a list and checked line by line. */
export function HolidaysCard({ settings, onChange, errors, pasted, onPaste }: DeskPartProps) {
  const { holidays: words, hours, everywhere, remove } = useDeskWords()
  const { locations: names, separator } = useInboxWords()
  const { shortDate } = useTimes()
  const lines = readHolidays(pasted)
  const good = lines.flatMap(({ holiday }) => (holiday === undefined ? [] : [holiday]))
  const daysOf = ({ from, to }: Holiday) =>
    from === to ? shortDate(from) : fill(hours.span, { from: shortDate(from), to: shortDate(to) })
  const placesOf = ({ places }: Holiday) =>
    places.length === 0 ? everywhere : places.map((place) => names[place]).join(separator)
  return (
    <Card title={words.title} aria-label={words.title}>
      <div className={styles.two}>
        <Field label={words.paste} hint={words.hint} error={serverSentence(errors['holidays'])}>
          <TextArea rows={7} dir="auto" value={pasted} onChange={(event) => onPaste(event.target.value)} />
        </Field>
        {lines.length > 0 && (
          <div>
            <h3 className={styles.heading}>{words.checked}</h3>
            <ol className={styles.lines}>
              {lines.map(({ text, holiday, fault }, at) => (
                <li key={at} className={fault ? styles.faulty : styles.checked}>
                  <span>{holiday ? daysOf(holiday) : <bdi>{text}</bdi>}</span>
                  <span>
                    {fault ? (
                      words.faults[fault]
                    ) : (
                      <>
                        <bdi>{holiday?.name}</bdi>, {holiday && placesOf(holiday)}
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ol>
            <div className={styles.taking}>
              <span>{fill(words.canBeTaken, { good: good.length, all: lines.length })}</span>
              {good.length > 0 && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    onChange({ holidays: [...settings.holidays, ...good] })
                    onPaste(
                      lines
                        .filter(({ fault }) => fault !== undefined)
                        .map(({ text }) => text)
                        .join('\n'),
                    )
                  }}
                >
                  {count(words.take, good.length)}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      {settings.holidays.length === 0 ? (
        <p className={styles.nothing}>{words.none}</p>
      ) : (
        <ul aria-label={words.kept} className={styles.rows}>
          {settings.holidays.map((holiday, at) => (
            <li key={`${holiday.from} ${holiday.name} ${at}`} className={styles.row}>
              <span>{daysOf(holiday)}</span>
              <bdi>{holiday.name}</bdi>
              <span className={styles.hint}>{placesOf(holiday)}</span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={fill(words.removeOf, { name: holiday.name })}
                onClick={() => onChange({ holidays: settings.holidays.toSpliced(at, 1) })}
              >
                {remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

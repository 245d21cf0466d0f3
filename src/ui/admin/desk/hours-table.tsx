import { weekdays, type Calendar, type Calendars, type Weekday } from '#domain/desk/due/calendars.ts'
import { isShort, weekHours } from '#domain/desk/due/week-hours.ts'
import { locations, type Location } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import type { Column } from '#ui/design/data/table/column.ts'
import { Table } from '#ui/design/data/table/table.tsx'
import { VisuallyHidden } from '#ui/design/layout/visually-hidden/visually-hidden.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import * as styles from './desk.css.ts'

interface HoursTableProps {
  calendars: Calendars
  /** The place whose hours are edited. */
  edited: Location | undefined
  onEdit: (place: Location | undefined) => void
}

/** The working days of each place at a glance, with their usual and their other hours. */
export function HoursTable(props: HoursTableProps) {
  const { hours: words } = useDeskWords()
  const columns = useColumns(props)
  return <Table caption={words.title} columns={columns} rows={locations} rowKey={(place) => place} />
}

const useColumns = ({ calendars, edited, onEdit }: HoursTableProps): ReadonlyArray<Column<Location>> => {
  const { hours: words } = useDeskWords()
  const { locations: names, separator } = useInboxWords()

  /** Such as "8:00 to 16:30". */
  const spansText = (spans: ReadonlyArray<string>) =>
    spans
      .map((span) => {
        const [from = '', to = ''] = span.split('-').map((time) => time.replace(/^0/u, ''))
        return fill(words.span, { from, to })
      })
      .join(separator)

  return [
    {
      key: 'place',
      header: words.place,
      role: 'main',
      cell: (place) => (
        <>
          <b>{names[place]}</b>
          <p className={styles.hint}>{calendars[place].zone}</p>
        </>
      ),
    },
    {
      key: 'days',
      header: words.workingDays,
      role: 'whole',
      cell: (place) => <WorkingDays calendar={calendars[place]} />,
    },
    {
      key: 'hours',
      header: words.hours,
      cell: (place) => spansText(weekHours(calendars[place]).usual) || words.none,
    },
    {
      key: 'otherHours',
      header: words.otherHours,
      cell: (place) =>
        weekHours(calendars[place])
          .others.map(({ day, hours }) => `${words.days[day]} ${spansText(hours)}`)
          .join(separator) || <span className={styles.dash}>{words.none}</span>,
    },
    {
      key: 'edit',
      header: words.edit,
      role: 'actions',
      cell: (place) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={fill(words.editOf, { place: names[place] })}
          aria-expanded={edited === place}
          onClick={() => onEdit(edited === place ? undefined : place)}
        >
          {words.edit}
        </Button>
      ),
    },
  ]
}

/** A mark for each day of the week. */
function WorkingDays({ calendar }: { calendar: Calendar }) {
  const { hours: words } = useDeskWords()
  const hours = weekHours(calendar)
  const stateOf = (day: Weekday) => {
    const own = calendar.week[day] ?? []
    if (own.length === 0) return 'closed'
    return isShort(own, hours) ? 'short' : 'open'
  }
  return (
    <ul className={styles.days}>
      {weekdays.map((day) => (
        <li key={day} className={styles.day[stateOf(day)]}>
          {words.days[day]}
          <VisuallyHidden>, {words.states[stateOf(day)]}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

import { useEffect, useState } from 'react'
import type { DeskFigure } from '#domain/desk/desk-figures.ts'
import type { DeskSettings } from '#domain/desk/desk-settings.ts'
import { mailTypes } from '#domain/desk/routing.ts'
import { count, numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useRequest } from '#ui/actors/bridge/use-request.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import { ColumnChart } from '#ui/design/data/column-chart/column-chart.tsx'
import { Table } from '#ui/design/data/table/table.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Select } from '#ui/design/form/select/select.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { useDeskWords } from '#ui/words/inbox/use-desk-words.ts'
import { useFailureWords } from '#ui/words/office/use-failure-words.ts'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import * as figureStyles from '../dashboard/dashboard.css.ts'
import { ExportButton } from '../screen-parts/export-button.tsx'
import { NotFetched } from '../screen-parts/not-fetched.tsx'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './desk.css.ts'

const offeredWeeks = [4, 8, 13, 26, 53]

/** How fast mails are answered: a chart with its table, and tables by place, owner and type. */
export function DeskFiguresPart({ targets }: { targets: DeskSettings['targets'] | undefined }) {
  const { figures: words } = useDeskWords()
  const { locations: places } = useInboxWords()
  const { types } = useDeskWords()
  const { dayAndMonth } = useTimes()
  const failures = useFailureWords()
  const { figures, figuresTable } = useActors().staff().desk
  const { response, failure, busy, send, clear } = useRequest(figures)
  const [weeks, setWeeks] = useState(8)
  // The former figures stay until the chosen ones arrive, so that the list of weeks keeps the focus.
  const [shown, setShown] = useState(response)
  if (response !== undefined && response !== shown) setShown(response)
  useEffect(() => {
    send(weeks)
    // A request in flight would keep that of the next choice from being sent.
    return clear
  }, [send, clear, weeks])
  if (failure)
    return (
      <Card>
        <NotFetched wording={failures.settings} failure={failure} onRetry={() => send(weeks)} />
      </Card>
    )
  if (shown === undefined)
    return (
      <Card>
        <SkeletonRows count={6} />
      </Card>
    )
  const duration = (minutes: number) =>
    minutes < 60
      ? fill(words.minutes, { minutes })
      : fill(words.duration, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const { all } = shown
  const share = all.answered === 0 ? '–' : `${Math.round((100 * all.within) / all.answered)}%`
  const columns = (
    heading: string,
    name: (figure: DeskFigure) => string,
  ): ReadonlyArray<Column<DeskFigure>> => [
    { key: 'name', header: heading, role: 'main', cell: name },
    {
      key: 'median',
      header: words.median,
      cell: ({ median, answered }) => (answered === 0 ? '–' : duration(median)),
    },
    {
      key: 'within',
      header: words.within,
      cell: ({ within, answered }) => fill(words.of, { within, answered }),
    },
  ]
  const table = (
    title: string,
    rows: ReadonlyArray<DeskFigure>,
    heading: string,
    name: (figure: DeskFigure) => string,
  ) => (
    <Card title={title} aria-label={title}>
      <Table caption={title} columns={columns(heading, name)} rows={rows} rowKey={(row) => row.name} />
    </Card>
  )
  const cards: ReadonlyArray<readonly [label: string, value: string, note?: string]> = [
    [words.median, all.answered === 0 ? '–' : duration(all.median), words.working],
    [words.within, share, fill(words.of, { within: all.within, answered: all.answered })],
    [words.open, numberText(shown.open), count(words.unowned, shown.unowned)],
    [words.overdue, numberText(shown.overdue)],
  ]
  return (
    <div className={styles.form} aria-busy={busy}>
      <div className={styles.weeks}>
        <Select
          size="sm"
          aria-label={words.weeks}
          value={weeks}
          onChange={(event) => setWeeks(Number(event.target.value))}
        >
          {offeredWeeks.map((number) => (
            <option key={number} value={number}>
              {count(words.lastWeeks, number)}
            </option>
          ))}
        </Select>
        <ExportButton actor={figuresTable} query={weeks} />
      </div>
      <Card className={figureStyles.figures}>
        {cards.map(([label, value, note]) => (
          <div key={label} className={figureStyles.figure}>
            <span className={figureStyles.figureLabel}>{label}</span>
            <span className={figureStyles.figureValue}>{value}</span>
            {note && <span className={figureStyles.figureNote}>{note}</span>}
          </div>
        ))}
      </Card>
      <Card title={words.medianByWeek}>
        <ColumnChart
          caption={words.medianByWeek}
          nameHeading={words.week}
          valueHeading={words.median}
          columns={shown.weeks.map(({ name, median }) => ({
            name: dayAndMonth(name),
            label: dayAndMonth(name),
            value: Math.round(median / 6) / 10,
          }))}
          className={figureStyles.chart}
        />
        <p className={styles.nothing}>
          {targets &&
            fill(words.targets, {
              targets: mailTypes.map((type) => `${types[type]} ${targets[type]}`).join(' · '),
            })}
        </p>
        <Table
          caption={words.byWeek}
          columns={columns(words.week, ({ name }) => dayAndMonth(name))}
          rows={shown.weeks}
          rowKey={({ name }) => name}
        />
      </Card>
      <div className={styles.tables}>
        {table(words.byPlace, shown.places, words.byPlace, ({ name }) => nameOf(places, name))}
        {shown.owners.length > 0 &&
          table(words.byOwner, shown.owners, words.byOwner, ({ name }) => name || words.nobody)}
        {table(words.byType, shown.types, words.byType, ({ name }) => nameOf(types, name))}
      </div>
      <p className={styles.hint}>{words.note}</p>
    </div>
  )
}

import type { EnquiryStatistics, Tally } from '#domain/mail/inbox/enquiry-statistics.ts'
import { count } from '#domain/wording/counted.ts'
import { nameOf } from '#domain/wording/name-of.ts'
import { BarTable } from '#ui/design/data/bar-table/bar-table.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ColumnChart } from '#ui/design/data/column-chart/column-chart.tsx'
import { useInboxWords } from '#ui/words/inbox/use-inbox-words.ts'
import { useDashboardWords } from '#ui/words/office/use-dashboard-words.ts'
import { ScreenText } from '../shell/navigation/screen-link.tsx'
import { useTimes } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'

const rowsOf = (tallies: ReadonlyArray<Tally>, names: Readonly<Record<string, string>>) =>
  tallies.map(({ name, count: value }) => ({ name: nameOf(names, name), value }))

export function EnquiriesByDay({ days }: Pick<EnquiryStatistics, 'days'>) {
  const { enquiries: words } = useDashboardWords()
  const { dayAndMonth } = useTimes()
  const total = days.reduce((sum, each) => sum + each.count, 0)
  return (
    <Card
      title={count(words.lastDays, days.length)}
      action={
        <ScreenText screen="enquirymails" variant="plain">
          {words.openInbox}
        </ScreenText>
      }
    >
      <ColumnChart
        caption={count(words.chart, total, { days: count(words.days, days.length) })}
        nameHeading={words.day}
        valueHeading={words.count}
        columns={days.map(({ name, count: value }) => ({
          name: dayAndMonth(name),
          label: String(Number(name.slice(-2))),
          value,
        }))}
        className={styles.chart}
      />
    </Card>
  )
}

export function EnquiriesByLocation({ locations }: Pick<EnquiryStatistics, 'locations'>) {
  const { enquiries: words } = useDashboardWords()
  const { locations: names } = useInboxWords()
  return (
    <Card title={words.byLocation}>
      <div className={styles.bars}>
        <BarTable caption={words.locations} rows={rowsOf(locations, names)} />
      </div>
    </Card>
  )
}

export function EnquiriesByType({ types }: Pick<EnquiryStatistics, 'types'>) {
  const { enquiries: words } = useDashboardWords()
  const { types: names } = useInboxWords()
  return (
    <Card title={words.byType}>
      <div className={styles.bars}>
        <BarTable caption={words.types} rows={rowsOf(types, names)} />
      </div>
    </Card>
  )
}

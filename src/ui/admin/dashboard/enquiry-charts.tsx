import type { EnquiryStatistics, Tally } from '#domain/mail/inbox/enquiry-statistics.ts'
import { BarTable } from '#ui/design/data/bar-table/bar-table.tsx'
import { Card } from '#ui/design/layout/card/card.tsx'
import { ColumnChart } from '#ui/design/data/column-chart/column-chart.tsx'
import { ScreenText } from '../navigation/screen-link.tsx'
import { dayAndMonth } from '../screen-parts/times.ts'
import * as styles from './dashboard.css.ts'

const rowsOf = (tallies: ReadonlyArray<Tally>) => tallies.map(({ name, count }) => ({ name, value: count }))

export function EnquiriesByDay({ days }: Pick<EnquiryStatistics, 'days'>) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card
      title={`Enquiries, last ${days.length} days`}
      action={
        <ScreenText screen="enquirymails" variant="plain">
          Open inbox
        </ScreenText>
      }
    >
      <ColumnChart
        caption={`${total.toLocaleString('en')} enquiries in ${days.length} days`}
        nameHeading="Day"
        valueHeading="Enquiries"
        columns={days.map(({ name, count }) => ({
          name: dayAndMonth(name),
          label: String(Number(name.slice(-2))),
          value: count,
        }))}
        className={styles.chart}
      />
    </Card>
  )
}

export function EnquiriesByLocation({ locations }: Pick<EnquiryStatistics, 'locations'>) {
  return (
    <Card title="By location">
      <div className={styles.bars}>
        <BarTable caption="Enquiries by location" rows={rowsOf(locations)} />
      </div>
    </Card>
  )
}

export function EnquiriesByType({ types }: Pick<EnquiryStatistics, 'types'>) {
  return (
    <Card title="By type">
      <div className={styles.bars}>
        <BarTable caption="Enquiries by type" rows={rowsOf(types)} />
      </div>
    </Card>
  )
}

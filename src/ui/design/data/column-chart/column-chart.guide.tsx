import type { Guide } from '../../examples/guide.ts'
import { ColumnChart } from './column-chart.tsx'

const days = [3, 5, 2, 7, 4].map((value, at) => ({
  name: `${17 + at} November`,
  label: String(17 + at),
  value,
}))

export const guide: Guide = {
  instead: { 'bar-table': 'It compares categories, such as places.' },
  anatomy: [
    'Columns, the highest one highlighted',
    'Value above the highest',
    'Labels below',
    'Table for screen readers',
  ],
  words: [
    'The caption says what is counted and for how long: “Enquiries, last 14 days”.',
    'Labels are short: “21”.',
  ],
  heard: 'A table with the caption, and each full name with its value.',
  do: {
    text: 'Show a short series, of days or weeks.',
    picture: (
      <ColumnChart
        caption="Enquiries, last 5 days"
        nameHeading="Day"
        valueHeading="Enquiries"
        columns={days}
      />
    ),
  },
  dont: {
    text: 'Do not show a single value: write it as a sentence.',
    picture: (
      <ColumnChart
        caption="Enquiries today"
        nameHeading="Day"
        valueHeading="Enquiries"
        columns={days.slice(0, 1)}
      />
    ),
  },
}

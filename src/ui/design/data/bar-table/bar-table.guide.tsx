import type { Guide } from '../../examples/guide.ts'
import { BarTable } from './bar-table.tsx'

export const guide: Guide = {
  instead: {
    'column-chart': 'It is a series over time.',
    table: 'A row has more than one figure.',
  },
  anatomy: ['Caption, for screen readers', 'Name', 'Bar, relative to the highest count', 'Count'],
  words: ['The caption says what is counted: “Enquiries by location”.', 'Names are one or two words.'],
  heard: 'A table with its caption, and each name with its count. The bars are silent.',
  do: {
    text: 'Sort by count, and put a heading above it.',
    picture: (
      <BarTable
        caption="Enquiries by location"
        rows={[
          { name: 'Bahrain', value: 16 },
          { name: 'KSA', value: 12 },
          { name: 'UAE', value: 7 },
        ]}
      />
    ),
  },
  dont: {
    text: 'Do not use it for days: their order says more than their height.',
    picture: (
      <BarTable
        caption="Enquiries by day"
        rows={[
          { name: '21 Nov', value: 7 },
          { name: '19 Nov', value: 5 },
          { name: '20 Nov', value: 2 },
        ]}
      />
    ),
  },
}

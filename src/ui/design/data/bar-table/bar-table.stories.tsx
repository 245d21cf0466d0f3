import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '../../examples/example-content.ts'
import { BarTable } from './bar-table.tsx'

const rows = [
  { name: 'Bahrain', value: 16 },
  { name: 'KSA', value: 12 },
  { name: 'UAE', value: 7 },
  { name: 'Others', value: 0 },
]

const meta = {
  title: 'Components/Bar table (bar chart)',
  tags: ['still'],
  id: 'components-bar-table',
  component: BarTable,
  args: { caption: 'Enquiries by location', rows },
} satisfies Meta<typeof BarTable>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}

export const Nothing: Story = { args: { rows: rows.map(({ name }) => ({ name, value: 0 })) } }

export const Hostile: Story = {
  args: {
    rows: [
      { name: hostile.long, value: 1_000_000 },
      { name: hostile.arabic, value: 1 },
    ],
  },
}

export const RightToLeft: Story = { tags: ['view'], globals: { language: 'ar' } }

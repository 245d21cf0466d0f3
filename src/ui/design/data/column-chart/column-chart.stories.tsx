import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColumnChart } from './column-chart.tsx'

const values = [2, 4, 3, 0, 1, 5, 6, 4, 3, 2, 0, 3, 7, 4]
const days = (of: ReadonlyArray<number>) =>
  of.map((value, index) => ({ name: `${index + 8} November`, label: String(index + 8), value }))

const meta = {
  title: 'Components/Column chart (histogram, graph)',
  id: 'components-column-chart',
  component: ColumnChart,
  args: {
    caption: 'Enquiries of the last 14 days',
    nameHeading: 'Day',
    valueHeading: 'Enquiries',
    columns: days(values),
  },
} satisfies Meta<typeof ColumnChart>

export default meta
type Story = StoryObj<typeof meta>

export const TwoWeeks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '20 November 7' })).toBeInTheDocument()
  },
}

export const Nothing: Story = { args: { columns: days(values.map(() => 0)) } }

export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

/** Time runs from the right. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = ['8', '9'].map((day) => canvas.getByText(day).getBoundingClientRect().right)
    await expect(first).toBeGreaterThan(second ?? Infinity)
  },
}

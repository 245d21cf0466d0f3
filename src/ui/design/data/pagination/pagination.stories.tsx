import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const onChange = fn()

const meta = {
  title: 'Components/Pagination (pager)',
  id: 'components-pagination',
  component: Pagination,
  // In iframes, as each has a landmark of the same name.
  parameters: { docs: { story: { inline: false, height: '100px' } } },
  args: { page: 1, pages: 5, onPage: fn(), rowsPerPage: { value: 6, options: [6, 12, 24], onChange } },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '12')
    await expect(onChange).toHaveBeenCalledWith(12)
  },
}

export const ManyPages: Story = {
  args: { page: 88, pages: 16_667 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('…')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: '16667' })).toBeVisible()
  },
}

export const OnePage: Story = { args: { pages: 1 } }

export const RightToLeft: Story = { args: { page: 3 }, globals: { direction: 'rtl' } }

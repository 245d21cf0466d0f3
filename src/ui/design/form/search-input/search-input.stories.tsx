import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchInput } from './search-input.tsx'

const meta = {
  title: 'Components/Search input (search box, filter)',
  id: 'components-search-input',
  component: SearchInput,
  args: { label: 'Search news', placeholder: 'Search title or text', onChange: fn() },
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search news' }), 'berth')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
}

export const Filled: Story = { args: { defaultValue: 'berth' } }

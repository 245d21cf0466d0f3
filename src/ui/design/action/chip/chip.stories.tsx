import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Chip } from './chip.tsx'

const meta = {
  title: 'Design/Chip',
  component: Chip,
  args: { children: 'Bahrain', pressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bahrain', pressed: false }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const On: Story = { args: { pressed: true } }

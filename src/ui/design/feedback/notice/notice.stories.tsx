import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { Stack } from '../../examples/stack.tsx'
import { Notice, noticeTones } from './notice.tsx'

const meta = {
  title: 'Components/Notice (alert, banner, callout)',
  id: 'components-notice',
  component: Notice,
  args: { children: 'Wrong email or password.' },
  argTypes: { tone: { control: 'inline-radio', options: noticeTones } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } }

export const Closing: Story = {
  args: { tone: 'success', children: 'Your reference is K7M2PQ9X', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = { args: { tone: 'danger', children: hostile.long } }

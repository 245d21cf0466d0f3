import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { Stack } from '../../examples/stack.tsx'
import { Avatar, avatarTones } from './avatar.tsx'

const meta = {
  title: 'Components/Avatar (initials)',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Layla Mansoor' },
  argTypes: { tone: { control: 'inline-radio', options: avatarTones } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <Stack row>
      {avatarTones.map((tone) => (
        <Avatar key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('LM')).toHaveLength(avatarTones.length)
  },
}

export const OneWord: Story = { args: { name: 'sara' } }

export const Arabic: Story = { args: { name: hostile.arabic } }

export const NoName: Story = { args: { name: '' } }

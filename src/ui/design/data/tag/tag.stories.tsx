import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../examples/stack.tsx'
import { Tag, tagTones } from './tag.tsx'

const meta = {
  title: 'Components/Tag (badge, chip, label)',
  tags: ['still'],
  id: 'components-tag',
  component: Tag,
  args: { children: 'Business' },
  argTypes: { tone: { control: 'inline-radio', options: tagTones } },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <Stack row>
      {tagTones.map((tone) => (
        <Tag key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } }

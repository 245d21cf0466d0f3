import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '../sheet/picture.ts'
import { Stack } from '../sheet/stack.tsx'
import { Notice, noticeTones } from './notice.tsx'

const meta = {
  title: 'Design/Notice',
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

export const LongWords: Story = { args: { tone: 'danger', children: hostile.long } }

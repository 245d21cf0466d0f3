import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../examples/stack.tsx'
import { Icon, iconSizes } from './icon.tsx'
import { iconNames } from './icons.ts'

const meta = {
  title: 'Design/Icon',
  component: Icon,
  args: { name: 'inbox' },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'inline-radio', options: iconSizes },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Stack row>
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** Arrows are mirrored, a tick is not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack row>
      <Icon name="arrow-right" />
      <Icon name="check" />
    </Stack>
  ),
}

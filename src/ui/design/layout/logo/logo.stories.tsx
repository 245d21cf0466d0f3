import type { Meta, StoryObj } from '@storybook/react-vite'
import { logoPicture } from '../../overlay/sheet/picture.ts'
import { Stack } from '../../overlay/sheet/stack.tsx'
import { Logo, logoSizes } from './logo.tsx'

const meta = {
  title: 'Design/Logo',
  component: Logo,
  args: { src: logoPicture, alt: 'Sahilan' },
  argTypes: { size: { control: 'inline-radio', options: logoSizes } },
} satisfies Meta<typeof Logo>

export default meta

export const Sizes: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack row navy>
      {logoSizes.map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

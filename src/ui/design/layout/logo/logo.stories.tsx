import type { Meta, StoryObj } from '@storybook/react-vite'
import { logoPicture } from '../../examples/example-content.ts'
import { Stack } from '../../examples/stack.tsx'
import { Logo, logoSizes } from './logo.tsx'

const meta = {
  title: 'Components/Logo (brand mark)',
  tags: ['still'],
  id: 'components-logo',
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

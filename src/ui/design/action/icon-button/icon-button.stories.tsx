import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../examples/stack.tsx'
import { IconButton, IconLink, iconButtonSizes, iconButtonVariants } from './icon-button.tsx'

const meta = {
  title: 'Components/Icon button (square button)',
  id: 'components-icon-button',
  component: IconButton,
  args: { icon: officeIcons.pencil, label: 'Edit', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {iconButtonVariants.map((variant) => (
        <Stack key={variant} row navy={variant === 'onNavy'}>
          <IconButton {...args} variant={variant} />
          <IconButton {...args} variant={variant} size="sm" />
          <IconButton {...args} variant={variant} disabled />
        </Stack>
      ))}
    </Stack>
  ),
}

export const Link: Story = {
  render: () => <IconLink icon="arrow-up-right" label="View on site" href="#news" />,
}

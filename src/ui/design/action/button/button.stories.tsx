import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../layout/icon/icon.tsx'
import { onNavy } from '../../style/on-navy.css.ts'
import { Stack } from '../../examples/stack.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { buttonSizes, buttonVariants } from './button-style.ts'

const meta = {
  title: 'Components/Button (cta)',
  id: 'components-button',
  component: Button,
  args: { children: 'Send enquiry', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {buttonSizes.map((size) => (
        <Stack key={size} row>
          {buttonVariants.map((variant) => (
            <Button key={variant} {...args} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

export const OnNavy: Story = {
  args: { variant: 'buff', children: 'ENQUIRE NOW' },
  render: (args) => (
    <Stack row navy className={onNavy}>
      <Button {...args} />
      <Button {...args} variant="line" />
    </Stack>
  ),
}

export const WithIcon: Story = {
  args: { size: 'sm' },
  render: (args) => (
    <Stack row>
      <Button {...args}>
        <Icon name="plus" size="md" />
        Add news
      </Button>
      <Button {...args} variant="danger">
        <Icon name="trash-2" size="md" />
        Delete
      </Button>
    </Stack>
  ),
}

/** The label changes, the width does not. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Submitting...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Link: Story = {
  render: () => <ButtonLink href="#services">Our services</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Our services' })).toHaveAttribute('href', '#services')
  },
}

export const LongLabel: Story = {
  args: {
    wide: true,
    children: 'An unusually long label that has no room left on a narrow phone and must not widen the page',
  },
}

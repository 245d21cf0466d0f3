import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'

const meta = {
  title: 'Components/Password input (secret)',
  id: 'components-password-input',
  component: PasswordInput,
  args: { defaultValue: 'correct horse', autoComplete: 'current-password' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await fireEvent.keyDown(canvas.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByText('Caps lock is on')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { TextInput } from '../text-input/text-input.tsx'
import { AnnouncedFields } from './announced-fields.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Components/Field (form group, label)',
  id: 'components-field',
  component: Field,
  args: { label: 'Email', children: <TextInput name="email" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
  },
}

export const Optional: Story = {
  args: { label: 'Company', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company (optional)')).toBeVisible()
  },
}

export const WithHint: Story = {
  args: { hint: 'We reply to this address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('We reply to this address.')
  },
}

export const Disabled: Story = { args: { children: <TextInput disabled defaultValue="sara@mail.example" /> } }

export const WithError: Story = {
  args: { error: 'Invalid email format', children: <TextInput defaultValue="sara.alhamar" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format')
  },
}

/** Several errors are announced as one sentence; each field is still described by its own. */
export const SeveralErrors: Story = {
  render: () => (
    <AnnouncedFields summary="2 fields need another look.">
      <Field label="Email" error="Invalid email format">
        <TextInput defaultValue="sara.alhamar" />
      </Field>
      <Field label="Phone" error="Phone number is required">
        <TextInput />
      </Field>
    </AnnouncedFields>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need another look.')
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('Phone number is required')
  },
}

export const LongWords: Story = { args: { label: hostile.long, hint: hostile.long, error: hostile.long } }

export const Arabic: Story = {
  args: { label: hostile.arabic, hint: hostile.arabic, error: hostile.arabic, lang: 'ar', dir: 'rtl' },
}

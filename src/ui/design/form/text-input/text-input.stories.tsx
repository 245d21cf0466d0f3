import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { controlSizes, TextInput } from './text-input.tsx'

const meta = {
  title: 'Components/Text input (input, text box)',
  id: 'components-text-input',
  component: TextInput,
  argTypes: { size: { control: 'inline-radio', options: controlSizes } },
  render: (args) => (
    <Field label="First name">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

const input = createRef<HTMLInputElement>()

export const Empty: Story = {
  args: { ref: input },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Sara')
    await expect(input.current).toHaveValue('Sara')
  },
}

export const Filled: Story = { args: { defaultValue: 'Kestrel Loop' } }

export const Focused: Story = {
  args: { defaultValue: 'Kestrel Loop' },
  play: ({ canvas }) => canvas.getByLabelText('First name').focus(),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'layla.m@sahilan.example' } }

export const Small: Story = { args: { size: 'sm', placeholder: 'Search title or text' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const options = ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar', 'Others']

const meta = {
  title: 'Components/Select (dropdown, combobox, picker)',
  id: 'components-select',
  component: Select,
  argTypes: { children: { control: false } },
  args: {
    placeholder: 'Choose a location',
    children: options.map((option) => <option key={option}>{option}</option>),
  },
  render: (args) => (
    <Field label="Location">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Location'), 'Qatar')
    await expect(canvas.getByLabelText('Location')).toHaveValue('Qatar')
    await userEvent.selectOptions(canvas.getByLabelText('Location'), '')
  },
}

export const Chosen: Story = { args: { defaultValue: 'Kuwait' } }

export const WithError: Story = {
  render: (args) => (
    <Field label="Location" error="Location is required">
      <Select {...args} />
    </Field>
  ),
}

export const Small: Story = { args: { size: 'sm', placeholder: undefined } }

export const Disabled: Story = { args: { disabled: true } }

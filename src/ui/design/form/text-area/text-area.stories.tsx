import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Components/Text area (multiline)',
  id: 'components-text-area',
  component: TextArea,
  render: (args) => (
    <Field label="Description" hint="Two sentences read best on the strip.">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { defaultValue: 'The family leases its own jetty.' } }

export const Counted: Story = {
  args: { counted: true, maxLength: 220, defaultValue: 'Quay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 220')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Description'), 's')
    await expect(canvas.getByText('5 of 220')).toBeVisible()
  },
}

export const WithError: Story = {
  render: () => (
    <Field label="Description" hint="Two sentences." error="Description is required">
      <TextArea counted maxLength={220} />
    </Field>
  ),
}

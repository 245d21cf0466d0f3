import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { SegmentedRadioGroup } from './segmented-radio-group.tsx'

const meta = {
  title: 'Components/Segmented radio group (radio, toggle group, tabs)',
  id: 'components-segmented-radio-group',
  component: SegmentedRadioGroup,
  args: {
    options: [
      { value: 'General', label: 'General Inquiry' },
      { value: 'Business', label: 'Business Inquiry' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Field label="Enquiry type" group>
      <SegmentedRadioGroup {...args} />
    </Field>
  ),
} satisfies Meta<typeof SegmentedRadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Enquiry type' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'General Inquiry' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Business Inquiry' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('Business')
  },
}

export const Chosen: Story = { args: { defaultValue: 'Business' } }

export const WithError: Story = {
  render: (args) => (
    <Field label="Enquiry type" group error="Enquiry type is required">
      <SegmentedRadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Enquiry type is required')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'General' } }

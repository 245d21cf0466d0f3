import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox (tick box, switch)',
  id: 'components-checkbox',
  component: Checkbox,
  args: { children: 'Open positions only' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Open positions only'))
    await expect(box).not.toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const WithError: Story = {
  args: { 'aria-invalid': true, children: 'I agree that my details are stored' },
}

export const WithoutText: Story = { args: { children: undefined, 'aria-label': 'Select Jalboot Marine' } }

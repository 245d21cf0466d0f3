import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'Components/Checkbox group (multiple choice, tick boxes)',
  id: 'components-checkbox-group',
  component: CheckboxGroup,
  args: {
    options: [
      { value: 'Bahrain', label: 'Bahrain' },
      { value: 'KSA', label: 'Saudi Arabia' },
      { value: 'UAE', label: 'UAE' },
    ],
    value: ['KSA'],
    onChange: fn(),
  },
  render: function Example(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Field label="Places" group>
        <CheckboxGroup
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      </Field>
    )
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const SomeChosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Places' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Saudi Arabia' })).toBeChecked()
    canvas.getByRole('checkbox', { name: 'Bahrain' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['KSA', 'Bahrain'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saudi Arabia' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Bahrain'])
  },
}

export const NoneChosen: Story = {
  args: { value: [], none: 'All places' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All places')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'UAE' }))
    await expect(canvas.queryByText('All places')).toBeNull()
  },
}

export const WithError: Story = {
  args: { value: [] },
  render: (args) => (
    <Field label="Places" group error="Choose at least one place.">
      <CheckboxGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one place.')
    const ids = canvas.getAllByRole('checkbox').map(({ id }) => id)
    await expect(ids).toEqual(['', '', ''])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { palette } from '../../style/tokens/palette.ts'
import { ColourDropdown } from './colour-dropdown.tsx'

const { buff, shoal, navy } = palette

const meta = {
  title: 'Components/Colour dropdown (color picker)',
  id: 'components-colour-dropdown',
  component: ColourDropdown,
  args: {
    name: 'bgColor',
    options: [
      { name: 'Buff 100', value: buff[100] },
      { name: 'Buff 300', value: buff[300] },
      { name: 'Shoal 100', value: shoal[100] },
      { name: 'Shoal 200', value: shoal[200] },
      { name: 'Navy 700', value: navy[700] },
      { name: 'Navy 900', value: navy[900] },
    ],
    defaultValue: shoal[200],
    onChange: fn(),
  },
  render: (args) => (
    <Field label="Background colour">
      <ColourDropdown {...args} />
    </Field>
  ),
} satisfies Meta<typeof ColourDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Background colour')
    await expect(field).toHaveValue(shoal[200])
    await userEvent.selectOptions(field, 'Navy 700')
    await expect(args.onChange).toHaveBeenCalledWith(navy[700])
    await expect(field).toHaveValue(navy[700])
  },
}

export const NothingChosen: Story = { args: { defaultValue: '' } }

export const UnknownColour: Story = { args: { defaultValue: '#2F6B62' } }

export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }

export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

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
    <div style={{ minHeight: 360 }}>
      <Field label="Background colour" group>
        <ColourDropdown {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof ColourDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Background colour' })).toHaveTextContent('Shoal 200')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { name: /Shoal 200/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: /Navy 700/ }))
    await expect(args.onChange).toHaveBeenCalledWith(navy[700])
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Navy 700')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(navy[700])
    await userEvent.keyboard('{Enter}{Home}{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Navy 700')
  },
}

export const ByTyping: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('buff 3{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(buff[300])
  },
}

export const NothingChosen: Story = { args: { defaultValue: '' } }

export const UnknownColour: Story = { args: { defaultValue: '#2F6B62' } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

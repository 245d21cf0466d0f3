import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { hostile } from '../../examples/example-content.ts'
import { CommandList } from './command-list.tsx'

const groups = [
  {
    title: 'Screens',
    commands: [
      { id: 'news', label: 'News', icon: officeIcons.newspaper },
      { id: 'add', label: 'Add news', icon: 'plus' },
    ],
  },
  { title: 'Empty', commands: [] },
  {
    title: 'Team',
    commands: [
      { id: '1', label: hostile.long.repeat(2), icon: officeIcons.users },
      { id: '2', label: hostile.arabic, icon: officeIcons.users },
    ],
  },
] as const

const meta = {
  title: 'Components/Command list (command palette, autocomplete)',
  id: 'components-command-list',
  component: CommandList,
  args: {
    label: 'Go to a screen or an item',
    value: '',
    groups,
    status: '4 found',
    onType: fn(),
    onChoose: fn(),
  },
  // In an iframe, as the field takes the focus.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CommandList
        {...args}
        value={value}
        onType={(typed) => {
          setValue(typed)
          args.onType(typed)
        }}
      />
    )
  },
} satisfies Meta<typeof CommandList>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    const last = canvas.getByRole('option', { name: hostile.arabic })
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('2')
    await userEvent.keyboard('n')
    await expect(args.onType).toHaveBeenCalledWith('n')
    await expect(canvas.getByRole('option', { name: 'News' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Add news' }))
    await expect(args.onChoose).toHaveBeenCalledWith('add')
  },
}

export const NothingFound: Story = { args: { value: 'zzz', groups: [], status: 'Nothing found' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

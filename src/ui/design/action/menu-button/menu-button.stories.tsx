import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MenuButton } from './menu-button.tsx'

const meta = {
  title: 'Components/Menu button (dropdown menu, overflow, kebab)',
  id: 'components-menu-button',
  component: MenuButton,
  args: {
    label: 'More',
    actions: [
      { label: 'Schedule…', hint: 'Publish this at a time', onSelect: () => {} },
      { label: 'Discard draft', hint: 'The site stays as it is', danger: true, onSelect: () => {} },
    ],
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', paddingBlockStart: 160 }}>
      <MenuButton {...args} />
    </div>
  ),
} satisfies Meta<typeof MenuButton>

export default meta

export const Closed: StoryObj<typeof meta> = {}

export const Disabled: StoryObj<typeof meta> = { args: { disabled: true } }

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Schedule/ })).toHaveFocus()
  },
}

export const ClosedByEscape: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: /^Schedule/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
  },
}

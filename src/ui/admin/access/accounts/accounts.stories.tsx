import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { officeStory } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Admin users',
  args: { at: '/AllAdmins', defaultRole: 'Admin' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 admin users, by name')).toBeVisible()
  },
}

export const SecondFactorRequired: Story = {
  args: { secondFactors: { required: ['Hr'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Hr' })).toBeChecked()
  },
}

export const FromProvider: Story = {
  args: { provider: 'Sahilan account', provided: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sahilan account')).length).toBe(3)
  },
}

export const EditFromProvider: Story = {
  args: { at: '/EditAdmin/2', provider: 'Sahilan account', provided: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/signs in with Sahilan account/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Add: Story = { args: { at: '/AddAdmin' } }
export const Edit: Story = { args: { at: '/EditAdmin/2' } }

export const ResetLink: Story = {
  args: { at: '/EditAdmin/2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a link' }))
    await expect(await canvas.findByLabelText('Link')).toHaveFocus()
  },
}

export const SecondFactorOff: Story = {
  args: { at: '/EditAdmin/2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByRole('button', { name: 'Leave it on' })).toHaveFocus()
  },
}

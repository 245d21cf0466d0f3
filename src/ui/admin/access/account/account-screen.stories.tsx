import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#ui/sample/fill-in.ts'
import { officeStory } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { samplePassword } from '../../../sample/office/sample-people.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Account',
  args: { at: '/account', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {}

export const LinkToProvider: Story = {
  args: { provider: 'Sahilan account' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Single sign-on' })
    await userEvent.click(within(card).getByRole('button', { name: 'Link with Sahilan account' }))
    await expect(within(card).getByText('Your password is required')).toBeVisible()
  },
}

export const FromProvider: Story = {
  args: { provider: 'Sahilan account', provided: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your name, email and role come from/)).toBeVisible()
    await expect(canvas.queryByLabelText(/password/i)).toBeNull()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await fillIn(await canvas.findByLabelText(/^Current password/), samplePassword)
    const password = canvas.getByLabelText(/^New password/)
    await fillIn(password, 'another long password')
    await userEvent.type(password, '{Enter}')
    await expect(await canvas.findByText('Account saved.')).toBeVisible()
    await waitFor(() => expect(password).toHaveFocus())
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await fillIn(await canvas.findByLabelText(/^Current password/), 'not the password')
    await fillIn(canvas.getByLabelText(/^New password/), 'another long password')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect((await canvas.findAllByText('This is not your current password'))[0]).toBeVisible()
  },
}

export const SessionEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^End the session on Safari on iPhone/ }))
    await waitFor(() => expect(screen.getByText('Session ended')).toBeVisible())
  },
}

export const SignOutEverywhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByRole('button', { name: 'Stay signed in' })).toHaveFocus()
  },
}

export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fillIn } from '#ui/sample/fill-in.ts'
import { officeStory } from '../../../../sample/office/office-story.ts'
import type { Office } from '../../../../sample/office/office.tsx'
import { samplePassword } from '../../../../sample/office/sample-people.ts'

const laptop = {
  id: '1',
  name: 'Office laptop',
  createdAt: '2026-10-03T07:10:00.000Z',
  usedAt: '2026-11-21T05:02:00.000Z',
  credentialId: 'laptop',
}
const key = { ...laptop, id: '2', name: 'Key on the ring', usedAt: '', credentialId: 'key' }

const meta = {
  ...officeStory,
  title: 'Admin/Passkeys',
  args: { at: '/account', defaultRole: 'Hr', authenticator: { isAvailable: true, passkeys: [laptop, key] } },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Passkeys' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Listed: Story = {
  play: async ({ canvas }) => {
    const shown = await card(canvas)
    await expect(await shown.findByText('Office laptop')).toBeVisible()
    await expect(shown.getByText(/not used yet$/)).toBeVisible()
  },
}

export const None: Story = { args: { authenticator: { isAvailable: true } } }

export const Added: Story = {
  args: { authenticator: { isAvailable: true } },
  play: async ({ canvas }) => {
    const shown = await card(canvas)
    await userEvent.click(shown.getByRole('button', { name: 'Add a passkey' }))
    const form = await dialog('Add a passkey')
    await fillIn(form.getByLabelText(/^Name/), 'Phone')
    await fillIn(form.getByLabelText('Your password'), samplePassword)
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(await shown.findByText('Phone')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { authenticator: { isAvailable: true, refuses: true } },
  play: async ({ canvas }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: 'Add a passkey' }))
    const form = await dialog('Add a passkey')
    await fillIn(form.getByLabelText(/^Name/), 'Phone')
    await fillIn(form.getByLabelText('Your password'), samplePassword)
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    await expect(await form.findByText('No passkey was used. Try again.')).toBeVisible()
  },
}

export const Renamed: Story = {
  play: async ({ canvas }) => {
    const shown = await card(canvas)
    await userEvent.click(await shown.findByRole('button', { name: 'Rename Office laptop' }))
    const form = await dialog('Rename Office laptop')
    await userEvent.clear(form.getByLabelText(/^Name/))
    await fillIn(form.getByLabelText(/^Name/), 'Desk')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await shown.findByText('Desk')).toBeVisible()
  },
}

export const Removed: Story = {
  play: async ({ canvas }) => {
    const shown = await card(canvas)
    await userEvent.click(await shown.findByRole('button', { name: 'Remove Office laptop' }))
    const form = await dialog('Remove Office laptop?')
    await fillIn(form.getByLabelText('Your password'), samplePassword)
    await userEvent.click(form.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(shown.queryByText('Office laptop')).toBeNull())
    await expect(shown.getByText('Key on the ring')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    const shown = await card(canvas)
    await userEvent.click(await shown.findByRole('button', { name: 'Remove Office laptop' }))
    const form = await dialog('Remove Office laptop?')
    await fillIn(form.getByLabelText('Your password'), 'not the password')
    await userEvent.click(form.getByRole('button', { name: 'Remove' }))
    await expect(await form.findByText('This is not your current password')).toBeVisible()
  },
}

export const WithoutAuthenticator: Story = {
  args: { authenticator: { isAvailable: false, passkeys: [laptop] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas)
    await expect(await shown.findByText(/^Passkeys cannot be added here/)).toBeVisible()
    await expect(shown.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}

export const SignIn: Story = {
  args: {
    at: '',
    role: 'signed out',
    authenticator: { isAvailable: true, credentialId: 'laptop', passkeys: [laptop] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' }, { timeout: 4_000 })).toBeVisible()
  },
}

export const SignInRefused: Story = {
  args: { at: '', role: 'signed out', authenticator: { isAvailable: true, credentialId: 'unknown' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByText(/^This passkey was not accepted/)).toBeVisible()
  },
}

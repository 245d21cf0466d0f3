import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { signIn } from '#domain/wording/en/access/sign-in.ts'
import { fillIn } from '#ui/sample/fill-in.ts'
import { officeStory, pending } from '../../../../sample/office/office-story.ts'
import type { Office } from '../../../../sample/office/office.tsx'

const token = 'AAAAAAAAAAAAAAAAAAAAAA'

const meta = {
  ...officeStory,
  title: 'Admin/Password reset',
  args: { at: `/reset#${token}`, role: 'signed out', resets: { byMail: true, tokens: [token] } },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const set = async (canvas: Canvas, password: string) => {
  await fillIn(await canvas.findByLabelText('New password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
}
const requestLink = async (canvas: Canvas) => {
  await fillIn(await canvas.findByLabelText('Email'), 'noor@sahilan.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Send a link' }))
}

export const Offered: Story = {
  args: { at: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  },
}

export const Request: Story = { args: { at: '/forgot' } }

export const Requested: Story = {
  args: { at: '/forgot' },
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByText(/^If an account has this email, a link is on its way/)).toBeVisible()
  },
}

export const Requesting: Story = {
  args: { at: '/forgot', resets: { ...pending, byMail: true } },
  play: async ({ canvas }) => {
    await requestLink(canvas)
    await expect(await canvas.findByRole('button', { name: /Sending/ })).toBeDisabled()
  },
}

export const NewPassword: Story = {}

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await set(canvas, 'short')
    await expect(await canvas.findByText('Password has at least 12 characters')).toBeVisible()
  },
}

export const Done: Story = {
  play: async ({ canvas }) => {
    await set(canvas, 'another long password')
    await expect(await canvas.findByText(signIn.reset.done)).toBeVisible()
  },
}

export const Used: Story = {
  args: { resets: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('used')
  },
}

export const Incomplete: Story = { args: { at: '/reset' } }

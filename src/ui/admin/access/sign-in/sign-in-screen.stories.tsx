import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TriedTooOften } from '#ports/failures.ts'
import { fillIn } from '#ui/sample/fill-in.ts'
import { setNetwork } from '#ui/sample/network.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { samplePassword, samplePeople } from '../../../sample/office/sample-people.ts'

const meta = { ...officeStory, title: 'Admin/Sign in', args: { at: '', role: 'signed out' } } satisfies Meta<
  typeof Office
>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const signIn = async (canvas: Canvas, password: string) => {
  await fillIn(await canvas.findByLabelText('Email'), samplePeople.CXTeam.email)
  await fillIn(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

export const Empty: Story = {}

export const SingleSignOn: Story = {
  args: { provider: 'Sahilan account' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in with Sahilan account' })
    await expect(link).toHaveAttribute('href', '/api/group/oidc/start')
  },
}

export const RefusedByTheProvider: Story = {
  args: { at: '/signed-in?refused=noRole', provider: 'Sahilan account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your account has no role here. Ask an Admin for one.',
    )
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  },
}

export const Entering: Story = {
  args: { at: '/signed-in?to=%2Faccount', sessionRole: 'CXTeam', signingIn: pending },
}

export const SignedInByTheProvider: Story = {
  args: { at: '/signed-in?to=%2Faccount', provider: 'Sahilan account', sessionRole: 'CXTeam' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Account' }, { timeout: 4_000 })).toBeVisible()
  },
}

export const StillSignedIn: Story = {
  args: { sessionRole: 'Admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Continue as Layla Mansoor/ })).toHaveFocus()
  },
}

export const Finding: Story = { args: { sessionRole: 'Admin', signingIn: pending } }

export const Continuing: Story = {
  args: { sessionRole: 'Admin' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Continue as/ })
    setNetwork('never answers')
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: /Opening/ })).toBeDisabled()
  },
}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Password is required')).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, 'not the password')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email or password is wrong')
  },
}

const throttled = new TriedTooOften({
  message: 'Too many tries. Try again in 4 minutes.',
  retryAfter: 240,
})

export const TooManyTries: Story = {
  args: { signingIn: { failing: { reads: throttled } } },
  play: async ({ canvas }) => {
    await signIn(canvas, samplePassword)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries')
  },
}

export const SigningIn: Story = {
  args: { signingIn: pending },
  play: async ({ canvas }) => {
    await signIn(canvas, samplePassword)
    await expect(await canvas.findByRole('button', { name: /Signing in/ })).toBeDisabled()
  },
}

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await signIn(canvas, samplePassword)
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  },
}

export const SecondFactor: Story = {
  args: { requiresCode: true },
  play: async ({ canvas }) => {
    await signIn(canvas, samplePassword)
    await expect(await canvas.findByLabelText('Code')).toHaveFocus()
  },
}

export const WrongCode: Story = {
  args: { requiresCode: true },
  play: async ({ canvas }) => {
    await signIn(canvas, samplePassword)
    await userEvent.type(await canvas.findByLabelText('Code'), '000000{Enter}')
    await expect(await canvas.findByText(/^This code is wrong/)).toBeVisible()
  },
}

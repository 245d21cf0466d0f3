import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Office } from '#ui/sample/office/office.tsx'
import { officeStory } from '#ui/sample/office/office-story.ts'
import { samplePassword } from '#ui/sample/office/sample-people.ts'
import { setNetwork } from './network.ts'

/** One story per switch of the toolbar. */
const meta = {
  ...officeStory,
  // Storybook adds the description to these parameters, so it must see them in this file.
  parameters: { ...officeStory.parameters, docs: { ...officeStory.parameters.docs } },
  title: 'Product/Switches',
  args: { at: '/NewsList', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

const showsRetry: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
}

export const SignedOut: Story = {
  globals: { role: 'signed out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}

export const SignedInAsAdmin: Story = {
  globals: { role: 'Admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Team' })).toBeVisible()
  },
}

export const Offline: Story = { globals: { network: 'offline' }, play: showsRetry }
export const Status403: Story = { globals: { network: 'status 403' }, play: showsRetry }
export const Status500: Story = { globals: { network: 'status 500' }, play: showsRetry }

const save = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.type(await canvas.findByLabelText('Title'), ', a week early')
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
}

export const Status409: Story = {
  args: { at: '/EditNews/6' },
  globals: { network: 'status 409' },
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText('You both changed title')).toBeVisible()
  },
}

export const Status413: Story = {
  args: { at: '/EditNews/6' },
  globals: { network: 'status 413' },
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() => expect(canvas.getByText('The picture has at most 8 MB')).toBeVisible())
  },
}

/** After signing in again, the person continues where they were. */
export const SessionEnded: Story = {
  globals: { network: 'session ended' },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.type(screen.getByLabelText('Password'), samplePassword)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('6 articles, newest first on the site')).toBeVisible()
  },
}

/** Changes the network without remounting the story. */
export const Reconnected: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    setNetwork('fast')
    await userEvent.click(again)
    await expect(await canvas.findByText('6 articles, newest first on the site')).toBeVisible()
  },
}

export const NoData: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  },
}

export const ManyData: Story = {
  globals: { data: 'many' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^5,?000 articles/)).toBeVisible()
  },
}

export const HostileData: Story = {
  globals: { data: 'hostile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 articles, newest first on the site')).toBeVisible()
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'News' })
    await waitFor(() => expect(getComputedStyle(link).transitionDuration).toBe('1e-05s'))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Activity',
  args: { at: '/activity', defaultRole: 'Admin' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Activity: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 to (\d+) of \1$/)).toBeVisible()
  },
}

export const Filtered: Story = {
  args: { at: '/activity?of=newsArticle&kind=updated&from=2026-11-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 2 of 2')).toBeVisible()
  },
}

export const Opened: Story = {
  args: { at: '/activity?open=5' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Changed article/ })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Reordered: Story = { args: { at: '/activity?open=6' } }

export const NothingFound: Story = {
  args: { at: '/activity?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
  },
}

export const Loading: Story = { args: { behaviour: pending } }

export const Failed: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/History',
  args: { at: '/history?of=newsArticle&item=5', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Current version')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Restore version/ })).toHaveLength(2)
  },
}

export const Restoring: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 1' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 1?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: 'Save as draft' })).toBeEnabled()
    await expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeEnabled()
  },
}

export const InTheTrash: Story = {
  args: { deleted: [['newsArticle', '5']] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is in the trash/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { past: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No changes yet' })).toBeVisible()
  },
}

export const NotAllowed: Story = { args: { role: 'Hr' } }
export const Loading: Story = { args: { behaviour: pending } }

export const Failed: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

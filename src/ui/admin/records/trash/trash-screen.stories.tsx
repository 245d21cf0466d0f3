import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { hostileContents } from '../../../sample/office/content/sample-contents.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Trash',
  args: {
    at: '/trash',
    defaultRole: 'CXTeam',
    deleted: [
      ['newsArticle', '5'],
      ['newsArticle', '3'],
      ['brand', '1'],
    ],
  },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Trash: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore Jalboot Marine' })).toBeVisible()
  },
}

export const FilteredByList: Story = {
  args: { at: '/trash?of=newsArticle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 2 of 2')).toBeVisible()
  },
}

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Select all items of this page'))
    await expect(canvas.getByText('3 selected')).toBeVisible()
  },
}

export const Erasing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Jalboot Marine for good' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this item for good?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Empty: Story = {
  args: { deleted: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  },
}

export const NothingFound: Story = { args: { at: '/trash?q=submarine' } }
export const Loading: Story = { args: { behaviour: pending, deleted: [] } }

export const Failed: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.broken } }, deleted: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Hostile: Story = { args: { items: hostileContents, deleted: [['newsArticle', '1']] } }

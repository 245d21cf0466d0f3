import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Settings',
  args: { at: '/settings', defaultRole: 'Hr' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not set up: mails are only in the inbox')).toBeVisible()
  },
}

export const MailboxUnavailable: Story = {
  tags: ['K17'],
  args: { mailbox: 'away' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The mailbox cannot be read/)).toBeVisible()
  },
}

export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { behaviour: pending } }
export const NotFetched: Story = { args: { behaviour: { failing: { reads: exampleFailures.offline } } } }
export const WithoutEndpoint: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.missing } } },
}

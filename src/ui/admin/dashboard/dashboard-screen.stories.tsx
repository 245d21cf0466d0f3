import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import { sampleDrafts } from '../../sample/office/content/sample-drafts.ts'
import { sampleWebhooks } from '../../sample/office/sample-webhooks.ts'
import type { Office } from '../../sample/office/office.tsx'
import { recentEnquiries } from '../../sample/office/desk/recent-enquiries.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Dashboard',
  args: { at: '/dashboard', defaultRole: 'Admin', enquiries: recentEnquiries },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const AsAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Unread enquiries \d+ Of 44 in total$/ }),
    ).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /^Bahrain \d+$/ })).toBeVisible()
    await expect(canvas.getByRole('table', { name: '44 enquiries in 14 days' })).toBeInTheDocument()
  },
}

export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const AsHr: Story = { args: { role: 'Hr' } }
export const AsContentTeam: Story = { args: { role: 'CXTeam' } }

export const SearchesWithoutResults: Story = {
  args: { role: 'CXTeam' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('annual report 2025')).toBeVisible()
    await expect(canvas.queryByText('iso 9001')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
    await expect(canvas.getByText('iso 9001')).toBeVisible()
  },
}
export const Loading: Story = { args: { behaviour: pending } }
export const Empty: Story = { args: { items: {}, enquiries: [], failedSearches: [] } }
export const WithoutStatistics: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.missing } } },
}
export const Failed: Story = { args: { behaviour: { failing: { reads: exampleFailures.offline } } } }

export const WebhookSwitchedOff: Story = {
  args: { webhooks: sampleWebhooks },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Switched-off webhooks' })
    await expect(within(card).getByRole('link', { name: 'Site search' })).toBeVisible()
    await expect(within(card).getByText('Nothing could be delivered for three days.')).toBeVisible()
  },
}

export const ScheduledChanges: Story = {
  args: { drafts: sampleDrafts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Old trade routes, new cargo')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/example-failures.ts'
import { officeStory, pending } from '../sample/office-story.ts'
import type { Office } from '../sample/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Dashboard',
  args: { at: '/dashboard', role: 'Admin' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const OfAnAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Enquiry mails 3' })).toBeVisible()
  },
}

export const OfHr: Story = { args: { role: 'Hr' } }
export const OfTheContentTeam: Story = { args: { role: 'CXTeam' } }
export const Loading: Story = { args: { behaviour: pending } }
export const Empty: Story = { args: { items: {}, enquiries: [] } }
export const Failed: Story = { args: { behaviour: { failing: { reads: exampleFailures.offline } } } }

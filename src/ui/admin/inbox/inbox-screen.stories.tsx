import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/example-failures.ts'
import { officeStory, pending } from '../sample/office-story.ts'
import type { Office } from '../sample/office.tsx'
import { hostileMails } from '../sample/sample-mails.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Inbox',
  args: { at: '/enquirymails', role: 'Hr' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Enquiries: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Sara Al Hamar.*unread/ })).toBeVisible()
  },
}

export const OpenedMail: Story = { args: { at: '/enquirymails?open=1' } }
export const Profiles: Story = { args: { at: '/profilemails' } }
export const Loading: Story = { args: { behaviour: pending } }

export const Empty: Story = {
  args: { enquiries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No enquiries' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Hostile: Story = { args: { enquiries: hostileMails } }

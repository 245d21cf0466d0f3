import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { sampleNotifications } from '../../../sample/office/desk/sample-notifications.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Inbox/Notifications',
  args: { at: '/enquirymails?open=3', defaultRole: 'Admin', notifications: sampleNotifications.sent },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The receipt to the sender went out on/)).toBeVisible()
  },
}

export const InFlight: Story = { args: { notifications: sampleNotifications.begun } }
export const Retrying: Story = { args: { notifications: sampleNotifications.waiting } }

export const Parked: Story = {
  args: { notifications: sampleNotifications.parked },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Send all again' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText(/The notification mail is on its way\./)).toBeVisible()
  },
}

export const ParkedForHr: Story = { args: { notifications: sampleNotifications.parked, role: 'Hr' } }
export const ParkedInDark: Story = {
  args: { notifications: sampleNotifications.parked },
  globals: { theme: 'dark' },
}

export const LongReason: Story = {
  args: {
    notifications: [
      { ...sampleNotifications.parked[0], reason: `The mail server said: 550 ${'x'.repeat(280)}` },
    ],
  },
}

export const NotFetched: Story = {
  args: { notified: { failing: { reads: exampleFailures.broken } } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Sign in again',
  args: {
    at: '/NewsList',
    defaultRole: 'CXTeam',
    behaviour: { failing: { reads: exampleFailures.sessionEnded } },
  },
} satisfies Meta<typeof Office>

export default meta

export const SessionEnded: StoryObj<typeof meta> = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

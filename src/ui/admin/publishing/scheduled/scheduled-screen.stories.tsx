import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { sampleDrafts } from '../../../sample/office/content/sample-drafts.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Scheduled',
  args: { at: '/scheduled', defaultRole: 'CXTeam', drafts: sampleDrafts },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Scheduled: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Try again to publish Old trade routes, new cargo' }),
    ).toBeVisible()
  },
}

export const Drafts: Story = { args: { at: '/scheduled?list=drafts' } }
export const Discarded: Story = { args: { at: '/scheduled?list=discarded' } }

const forReview = sampleDrafts.map((draft) =>
  draft.dueAt === '' && draft.state === 'waiting'
    ? {
        ...draft,
        review: 'asked' as const,
        reviewNote: 'Ready for National Day',
        reviewBy: { id: '9', name: 'Noura Ali' },
      }
    : draft,
)

export const ForReview: Story = {
  tags: ['X6'],
  args: { at: '/scheduled?list=review', drafts: forReview },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Return .* with a note$/ })
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this draft' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }))
    await expect(await dialog.findByText('Note is required')).toBeInTheDocument()
  },
}

export const NothingForReview: Story = { args: { at: '/scheduled?list=review' } }

export const NeedsApproval: Story = {
  tags: ['X6'],
  args: { needsApproval: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Scheduled' })).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /Preview/ })).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: /Publish now|Move|Discard/ })).toBeNull()
  },
}

export const Overdue: Story = {
  args: {
    drafts: sampleDrafts.map((draft) => ({ ...draft, dueAt: draft.dueAt && '2026-11-20T06:00:00.000Z' })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Overdue')).length).toBeGreaterThan(1)
    await expect(canvas.getAllByText('Failed')).toHaveLength(1)
  },
}

export const Moving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Move Jalboot Marine/ }))
    await expect(await screen.findByRole('dialog', { name: 'Move this change' })).toBeInTheDocument()
  },
}

export const MovingRelease: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Move or rename the release National Day' }),
    )
    await expect(
      await screen.findByRole('dialog', { name: 'Move or rename this release' }),
    ).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { drafts: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is scheduled' })).toBeVisible()
  },
}

export const NothingFound: Story = { args: { at: '/scheduled?q=submarine' } }
export const Loading: Story = { args: { behaviour: pending } }

export const NotFetched: Story = {
  args: { behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

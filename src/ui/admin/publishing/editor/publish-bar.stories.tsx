import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { Draft } from '#domain/publishing/draft.ts'
import { storedState } from '#domain/publishing/stored-state.ts'
import { officeStory } from '#ui/sample/office/office-story.ts'
import { sampleContents } from '#ui/sample/office/content/sample-contents.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Editor bar',
  id: 'back-office-editor-bar',
  args: { at: '/EditNews/6', defaultRole: 'Admin' },
} satisfies Meta<typeof officeStory.component>

export default meta
type Story = StoryObj<typeof meta>

const live = sampleContents.newsArticle?.find(({ title }) => title.includes('fourth berth')) ?? {}
const base = storedState('newsArticle', live)

const draft: Draft = {
  id: '12',
  subject: 'newsArticle',
  itemId: '6',
  action: 'publish',
  base,
  fields: { ...base, title: 'Jalboot Marine opens its fourth berth' },
  dueAt: '',
  release: '',
  revertsId: '',
  state: 'waiting',
  reason: '',
  author: { id: '3', name: 'Omar Sabt' },
  version: 1,
  createdAt: '2026-11-21T07:30:00.000Z',
  updatedAt: '2026-11-21T07:38:00.000Z',
}
const scheduled: Draft = { ...draft, dueAt: '2030-12-05T06:00:00.000Z', release: 'National Day' }
const inDraft = '/EditNews/6?draft=12'

export const Published: Story = {}

export const DraftOfChanges: Story = {
  tags: ['W3'],
  args: { drafts: [draft] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Will change: title\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  },
}

export const NewDraft: Story = {
  args: {
    at: '/AddNews?draft=12',
    drafts: [{ ...draft, itemId: '', base: null, fields: { title: 'New', image: '', description: '' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Publishing still needs: image, description\./)).toBeVisible()
  },
}

export const Scheduled: Story = { args: { at: inDraft, drafts: [scheduled] } }

export const ScheduledUnpublishing: Story = {
  args: { at: inDraft, drafts: [{ ...scheduled, action: 'unpublish', fields: {} }] },
}

export const Failed: Story = {
  args: { at: inDraft, drafts: [{ ...scheduled, state: 'failed', reason: 'Title is required' }] },
}

export const AlsoScheduled: Story = {
  tags: ['W15'],
  args: { drafts: [scheduled] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Omar Sabt/)).toBeVisible()
  },
}

export const Unpublished: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Unpublish/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }))
    await canvas.findByRole('heading', { level: 1, name: 'News' })
  },
}

export const WithoutDrafts: Story = { args: { missing: ['drafts'] } }

const asked: Draft = {
  ...draft,
  review: 'asked',
  reviewNote: 'Ready for National Day',
  reviewBy: { id: '3', name: 'Omar Sabt' },
}
const needsApproval = { needsApproval: true, defaultRole: 'CXTeam' } as const

export const NeedsApproval: Story = {
  tags: ['X6'],
  args: { ...needsApproval, drafts: [draft] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for review' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Ready for National Day')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask for review' }))
    await expect(await within(await canvas.findByRole('form')).findByText('Review requested')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  },
}

export const NeedsApprovalScheduled: Story = {
  tags: ['X6'],
  args: { ...needsApproval, at: inDraft, drafts: [scheduled] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Scheduled for/)).toBeVisible()
    await expect(canvas.getByLabelText('Title')).toBeDisabled()
  },
}

export const ReviewReturned: Story = {
  tags: ['X6'],
  args: { ...needsApproval, drafts: [{ ...asked, review: 'returned', reviewNote: 'Say which day' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Say which day')).toBeVisible()
  },
}

export const ReviewAsked: Story = {
  tags: ['X6'],
  args: { drafts: [asked] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready for National Day')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByText('To the person who asked, with a note')).toBeVisible()
  },
}

export const ReviewAskedOnPhone: Story = {
  args: { ...needsApproval, drafts: [asked] },
  globals: { viewport: { value: 'phone' } },
}

export const OnPhone: Story = {
  args: { drafts: [draft] },
  globals: { viewport: { value: 'phone' } },
}

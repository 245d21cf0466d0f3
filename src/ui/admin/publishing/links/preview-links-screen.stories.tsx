import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { samplePreviewLinks } from '../../../sample/office/content/sample-preview-links.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Preview links',
  tags: ['V5'],
  args: { at: '/PreviewLinks', defaultRole: 'Admin', previewLinks: samplePreviewLinks },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Group board')).toBeVisible()
    await expect(canvas.getAllByText('Ended')).toHaveLength(2)
  },
}

export const OwnLinks: Story = {
  args: { defaultRole: 'CXTeam' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solar neighbours, for Dana')).toBeVisible()
    await expect(canvas.queryByText('Group board')).toBeNull()
  },
}

export const Revoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke the link for Group board' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(canvas.getAllByText('Ended')).toHaveLength(3))
  },
}

const openDialog = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New link' }))
  return within(await screen.findByRole('dialog', { name: 'New preview link' }))
}

export const NewLink: Story = {
  play: async ({ canvas }) => {
    const { getByLabelText, getByRole, findByRole } = await openDialog(canvas)
    await userEvent.type(getByLabelText('For whom'), 'The architects')
    await userEvent.click(getByRole('button', { name: 'Make the link' }))
    await expect(await findByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://sahilan.example/preview#xxxxxxxxxxxxxxxxxxxxx6',
    )
    await userEvent.click(getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByText('The architects')).toBeVisible()
  },
}

export const NewLinkAtATime: Story = {
  play: async ({ canvas }) => {
    const { getByRole } = await openDialog(canvas)
    await userEvent.click(getByRole('radio', { name: 'At a time' }))
    await waitFor(() => expect(getByRole('group', { name: 'At which time' })).toBeVisible())
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    const { getByLabelText, getByRole, findByText } = await openDialog(canvas)
    await userEvent.type(getByLabelText('For whom'), 'The architects')
    await userEvent.clear(getByLabelText('Valid until', { selector: 'input' }))
    await userEvent.type(getByLabelText('Valid until', { selector: 'input' }), '2046-12-16')
    await userEvent.click(getByRole('button', { name: 'Make the link' }))
    await expect(await findByText('A link is valid for at most 30 days.')).toBeVisible()
  },
}

export const Empty: Story = { args: { previewLinks: [] } }
export const Loading: Story = { args: { behaviour: pending } }
export const NotFetched: Story = { args: { behaviour: { failing: { reads: exampleFailures.broken } } } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

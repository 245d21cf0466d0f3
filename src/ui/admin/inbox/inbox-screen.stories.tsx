import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'
import {
  arabicEnquiries,
  enquiriesOfOnePerson,
  handledEnquiries,
  hostileMails,
  profilesOfOnePerson,
} from '../../sample/office/desk/sample-mails.ts'
import { mailedMessages, sampleMessages } from '../../sample/office/desk/sample-threads.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Inbox',
  args: { at: '/enquirymails', defaultRole: 'Hr' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Enquiries: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Sara Al Hamar.*unread/ })).toBeVisible()
  },
}

export const Opened: Story = { args: { at: '/enquirymails?open=1' } }
export const Thread: Story = {
  tags: ['K1'],
  args: { at: '/enquirymails?open=1', threads: { messages: sampleMessages } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible()
  },
}
export const ThreadOnPhone: Story = { ...Thread, globals: { viewport: { value: 'phone' }, theme: 'dark' } }

export const ByMail: Story = {
  tags: ['K17'],
  args: { at: '/enquirymails?open=1', threads: { messages: mailedMessages } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('by email')).toBeVisible()
    await expect(canvas.getByText('by email from omar@example.com')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /hall 3\.pdf/ })).toBeVisible()
  },
}
export const ByMailOnPhone: Story = { ...ByMail, globals: { viewport: { value: 'phone' }, theme: 'dark' } }

export const Merging: Story = {
  tags: ['K10'],
  args: { at: '/enquirymails?open=5', enquiries: enquiriesOfOnePerson },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge…' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Merge into “Sara Al Hamar/ }))
    await expect(dialog.getByRole('button', { name: 'Merge 1 enquiry' })).toBeEnabled()
  },
}
export const Merged: Story = {
  ...Merging,
  play: async (context) => {
    await Merging.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(screen.getByRole('button', { name: 'Merge 1 enquiry' }))
    await expect(await canvas.findByRole('button', { name: 'Separate' })).toBeVisible()
    await expect(canvas.getByText('Bonded storage, general question')).toBeVisible()
  },
}

export const AsAdmin: Story = { args: { role: 'Admin' } }
export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } }

export const Handled: Story = {
  args: { enquiries: handledEnquiries, at: '/enquirymails?open=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Note on the whole mail')).toHaveValue('Called back on Sunday.')
    await expect(canvas.queryByRole('link', { name: /Cheap Backlinks/ })).toBeNull()
  },
}

export const InArabic: Story = {
  args: { enquiries: arabicEnquiries, at: '/enquirymails?open=2' },
  play: async ({ canvas }) => {
    const [facts] = await canvas.findAllByRole('term')
    await expect(facts?.closest('dl')).toHaveTextContent(/LanguageArabicPrivacy noticeVersion 1-ar/)
    await expect(canvas.getByRole('link', { name: /Priya Nair.*Arabic/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Sara Al Hamar(?!.*Arabic)/ })).toBeVisible()
  },
}

export const Spam: Story = {
  args: { enquiries: handledEnquiries, at: '/enquirymails?status=spam' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Not spam' })).toBeVisible()
    await expect(canvas.getByText('The message has three links or more.')).toBeVisible()
  },
}

export const Filtered: Story = {
  args: { at: '/enquirymails?type=General&location=Qatar&from=2026-11-01&to=2026-11-30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters, 3 in use' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { at: '/enquirymails?q=lighthouse' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No enquiries found' })).toBeVisible()
  },
}

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select page'))
    await expect(canvas.getByText('3 selected')).toBeVisible()
  },
}

export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Note on the whole mail'), 'Call back')
    await expect(canvas.getByRole('button', { name: 'Save note' })).toBeEnabled()
  },
}

export const Profiles: Story = { args: { at: '/profilemails' } }

export const OtherApplications: Story = {
  args: { at: '/profilemails', profiles: profilesOfOnePerson },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: '2 more applications of this person' }),
    ).toBeVisible()
  },
}

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

export const UpdateFailed: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.broken } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Status of this mail'), 'Answered')
    await waitFor(() =>
      expect(canvas.getByText('Failed to update enquiry mail: Something went wrong')).toBeVisible(),
    )
  },
}

export const ExportFailed: Story = {
  args: { downloading: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() =>
      expect(canvas.getByText('Failed to export mails: Something went wrong')).toBeVisible(),
    )
  },
}

export const Hostile: Story = { args: { enquiries: hostileMails } }

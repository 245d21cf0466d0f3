import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Media',
  tags: ['D6', 'D8', 'D9'],
  args: { at: '/media', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const Pictures: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('list', { name: 'Media' }))
    await expect(grid.getAllByRole('link')).toHaveLength(8)
    await expect(grid.getAllByText('unused')).toHaveLength(2)
    await expect(grid.getAllByText('No alt text')).toHaveLength(1)
  },
}

export const Unused: Story = {
  args: { at: '/media?list=unused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /salwa-road/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /berth-four/ })).toBeNull()
  },
}

export const Files: Story = {
  tags: ['S16'],
  args: { at: '/media?list=files' },
  play: async ({ canvas }) => {
    const policy = await canvas.findByRole('link', { name: /Environmental policy/ })
    await expect(policy).toHaveTextContent('1.2 MB')
    await expect(policy).toHaveTextContent('Downloaded 214 times')
    await expect(canvas.queryByRole('link', { name: /berth-four/ })).toBeNull()
    const report = new File(['%PDF'], 'Report.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Upload', { selector: 'input' }), report)
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Report/ })).toBeVisible())
  },
}

export const OneFile: Story = {
  tags: ['S16'],
  args: { at: '/media/9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Environmental policy')
    await expect(canvas.getByText(/Visitors get it once a page/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('alertdialog', { name: 'Delete this file?' })
  },
}

export const WithoutArabicAlt: Story = { args: { at: '/media?list=without_alt&in=ar' } }

export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Media' })
    await userEvent.type(canvas.getByRole('searchbox'), 'berth')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /al-ahsa/ })).toBeNull())
    await expect(canvas.getByRole('link', { name: /berth-four/ })).toBeVisible()
  },
}

const files = [
  new File(['one'], 'gantry.png', { type: 'image/png' }),
  new File(['<svg/>'], 'group-logo.svg', { type: 'image/svg+xml' }),
]

export const Uploaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Media' })
    await userEvent.upload(canvas.getByLabelText('Upload', { selector: 'input' }), files, {
      applyAccept: false,
    })
    const alt = await canvas.findByRole('textbox', { name: 'What gantry.png shows, English' })
    await userEvent.type(alt, 'A gantry')
    await userEvent.tab()
    await expect(canvas.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^gantry/ })).toBeVisible())
  },
}

export const Uploading: Story = {
  args: { uploading: { latency: 600_000 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Media' })
    const many = Array.from(
      { length: 5 },
      (_, at) => new File([String(at)], `${at}.png`, { type: 'image/png' }),
    )
    await userEvent.upload(canvas.getByLabelText('Upload', { selector: 'input' }), many)
    await expect(await canvas.findByText('0 of 5 uploaded, three at a time')).toBeVisible()
    await expect(canvas.getByText('2 more wait')).toBeVisible()
  },
}

export const Picture: Story = {
  args: { at: '/media/8' },
  play: async ({ canvas }) => {
    const point = await canvas.findByRole('slider', { name: 'Focal point' })
    await expect(point).toHaveAttribute('aria-valuetext', '70% from the left, 40% from the top')
    point.focus()
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
    await expect(point).toHaveAttribute('aria-valuetext', '69% from the left, 50% from the top')
    await expect(canvas.getByText(/^Used in \d+ places?$/)).toBeVisible()
  },
}

export const NotDeleted: Story = {
  args: { at: '/media/8' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Not deleted: this picture is used in \d+ place/,
    )
  },
}

export const Deleted: Story = {
  args: { at: '/media/1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText('salwa-road')).toBeNull())
  },
}

export const Replaced: Story = {
  args: { at: '/media/8' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace everywhere by' }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'salwa-road' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace everywhere' }))
    await expect(await canvas.findByRole('heading', { name: 'salwa-road', level: 1 })).toBeVisible()
  },
}

export const NeedsApproval: Story = {
  tags: ['X6'],
  args: { needsApproval: true, at: '/media/8' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account needs approval\./)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled()
    await expect(canvas.getByText('Phone, 1:1')).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
    for (const name of ['Save', 'Delete', 'Replace…', 'Back to the middle'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const UploadedNeedsApproval: Story = {
  tags: ['X6'],
  args: { needsApproval: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Media' })
    await userEvent.upload(canvas.getByLabelText('Upload', { selector: 'input' }), files.slice(0, 1))
    await expect(await canvas.findByRole('link', { name: 'Open it' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^What gantry/ })).toBeNull()
  },
}

export const Chooser: Story = {
  args: { at: '/AddNews' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose from Media: image' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'berth-four' }))
    await waitFor(() => expect(dialog.getByText(', its alt text and focal point come along')).toBeVisible())
  },
}

export const Empty: Story = { args: { library: [], items: {} } }
export const Loading: Story = { args: { behaviour: pending } }
export const NotFetched: Story = { args: { behaviour: { failing: { reads: exampleFailures.broken } } } }
export const Arabic: Story = { tags: ['view'], globals: { language: 'ar' } }
export const PictureInArabic: Story = { args: { at: '/media/8' }, globals: { language: 'ar' } }
export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const PictureOnPhone: Story = { args: { at: '/media/8' }, globals: { viewport: { value: 'phone' } } }

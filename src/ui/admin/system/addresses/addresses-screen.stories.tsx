import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { officeStory, pending } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { samplePicture } from '../../../sample/office/content/sample-picture.ts'
import { sampleRedirects } from '../../../sample/office/sample-redirects.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Addresses',
  tags: ['X2'],
  args: { at: '/Addresses', defaultRole: 'CXTeam', redirects: sampleRedirects },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const OldAddresses: Story = {
  play: async ({ canvas }) => {
    // The first story of the file waits for modules that the others then have.
    const first = await canvas.findByText('/en/media-centre/berth-4', {}, { timeout: 10_000 })
    await expect(first).toBeVisible()
    await expect(canvas.getByText('1,840 visits')).toBeVisible()
    await expect(canvas.getByText('Gone for good')).toBeVisible()
  },
}

const linkTo = (link: string) => ({ type: 'paragraph', text: [{ text: 'Read more', link }] }) as const

const checked = { checkedAt: '2026-11-22T01:10:00.000Z', ignored: false }

const deadLinks: Story = {
  tags: ['X4'],
  args: {
    at: '/Addresses?list=dead',
    deadLinks: [
      { target: 'https://cables.example/bk-2', result: '404', since: '2026-11-16T04:10:00.000Z', ...checked },
      {
        target: 'https://growers.example/ar',
        result: 'ETIMEDOUT',
        since: '2026-11-21T04:10:00.000Z',
        ...checked,
      },
      {
        target: 'https://pilots.example/licence',
        result: 'CERT_HAS_EXPIRED',
        since: '2026-11-09T04:10:00.000Z',
        ...checked,
      },
    ],
    items: {
      career: [
        {
          id: '9',
          title: 'Apprentice Pilot 2026',
          company: '',
          department: '',
          location: 'Hidd',
          employmentType: '',
          experience: '',
          closingDate: '2026-11-18',
          description: 'Learn to pilot.',
          body: { blocks: [linkTo('https://pilots.example/licence')] },
        },
      ],
      newsArticle: [
        {
          id: '31',
          title: 'Jalboot Marine opens a fourth berth at Hidd',
          image: samplePicture(),
          description: 'It opens.',
          body: { blocks: [linkTo('/newsinsights/22'), linkTo('item:career/9'), linkTo('/about')] },
        },
        {
          id: '30',
          title: 'Nassaj lands a new cable between Bahrain and Kuwait',
          image: samplePicture(),
          description: 'It lands.',
          body: { blocks: [linkTo('https://cables.example/bk-2'), linkTo('https://growers.example/ar')] },
        },
      ],
    },
  },
}

export const DeadLinks: Story = {
  ...deadLinks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/newsinsights/22')).toBeVisible()
    for (const reason of [
      'No such page',
      'Closed',
      'Response 404',
      'Certificate not valid',
      'No response, twice',
    ])
      await expect(canvas.getByText(reason)).toBeVisible()
    await expect(canvas.queryByText('/about')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Ignore/ })).toHaveLength(3)
  },
}

export const CheckedAgain: Story = {
  ...deadLinks,
  play: async ({ canvas }) => {
    const name = 'Check again: https://cables.example/bk-2'
    const button = await canvas.findByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Checked again soon')).toBeVisible()
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

const ignoredLink = 'https://pilots.example/licence'

export const LinkIgnored: Story = {
  ...deadLinks,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Ignore ${ignoredLink}` }))
    await waitFor(() => expect(canvas.queryByText(ignoredLink)).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Ignored' }))
    await userEvent.click(await canvas.findByRole('button', { name: `List again: ${ignoredLink}` }))
    await expect(await canvas.findByText('No dead links')).toBeVisible()
  },
}

export const DeadLinksInArabic: Story = { ...deadLinks, globals: { language: 'ar' } }
export const DeadLinksInDark: Story = { ...deadLinks, globals: { theme: 'dark' } }
export const DeadLinksOnPhone: Story = {
  ...deadLinks,
  globals: { viewport: { value: 'phone' } },
}

export const NoDeadLinks: Story = {
  tags: ['X4'],
  args: { at: '/Addresses?list=dead', items: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every link of the site works.')).toBeVisible()
  },
}

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove /tenders/2019' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove /tenders/2019?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('/tenders/2019')).toBeNull())
  },
}

const fill = async (canvas: { findByRole: typeof screen.findByRole }, from: string, to: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Old address' }), from)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Redirects to' }), to)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

export const Added: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, '/Our-Group.html', '/about')
    await expect(await canvas.findByText('/our-group.html')).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    const dialog = await fill(canvas, '/about', '/nowhere')
    await expect(await dialog.findByText('/about is a page of the site')).toBeVisible()
  },
}

const csv = 'from,to,status\n/a,/b,301\n/b,/about,301\n/about,/a,301\n/tenders/2019,,410\n/c,,301\n'

export const Import: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import old addresses' }))
    await userEvent.upload(
      dialog.getByLabelText('Choose a file'),
      new File([csv], 'old-site-map.csv', { type: 'text/csv' }),
    )
    await expect(await dialog.findByRole('button', { name: 'Import 2 addresses' })).toBeEnabled()
    await expect(dialog.getByText('/about is a page of the site')).toBeVisible()
  },
}

export const Imported: Story = {
  play: async (context) => {
    await Import.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 addresses' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByText('/a')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { at: '/Addresses?list=missing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Linked from gulf-daily.example')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Redirect there: /care to /career' }))
    await waitFor(() => expect(canvas.queryByText('/care')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Ignore /en/investors' }))
    await waitFor(() => expect(canvas.queryByText('/en/investors')).toBeNull())
  },
}

export const Ignored: Story = {
  args: { at: '/Addresses?list=ignored' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide again about /old-logo.png' }))
    await expect(await canvas.findByText('Nothing to decide')).toBeVisible()
  },
}

export const NeedsApproval: Story = {
  tags: ['X6'],
  args: { needsApproval: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/en/media-centre/berth-4')).toBeVisible()
    await expect(canvas.getByText(/^Your account needs approval\./)).toBeVisible()
    for (const name of ['Add address', 'Import…', 'Remove /tenders/2019'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const MissingNeedsApproval: Story = {
  tags: ['X6'],
  args: { needsApproval: true, at: '/Addresses?list=missing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Linked from gulf-daily.example')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ignore/ })).toBeNull()
  },
}

export const Empty: Story = { args: { redirects: {} } }
export const NothingMissing: Story = { args: { redirects: {}, at: '/Addresses?list=missing' } }
export const Loading: Story = { args: { behaviour: pending } }
export const Failed: Story = { args: { behaviour: { failing: { reads: exampleFailures.broken } } } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

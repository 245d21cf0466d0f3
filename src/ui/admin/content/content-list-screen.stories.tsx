import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'
import { sampleDrafts } from '../../sample/office/content/sample-drafts.ts'
import { hostileContents } from '../../sample/office/content/sample-contents.ts'
import { samplePicture } from '../../sample/office/content/sample-picture.ts'

const meta = {
  ...officeStory,
  title: 'Admin/List',
  args: { at: '/NewsList', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

export const News: Story = {
  tags: ['A4'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 articles, newest first on the site')).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['L1', 'L2'],
  args: { behaviour: pending },
}

export const Empty: Story = {
  args: { items: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No articles yet' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { at: '/NewsList?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “submarine”.')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['L3'],
  args: { behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const csv = [
  'title,description,image,title (ar),colour',
  'A fifth berth opens,Deeper than the others.,/media/a-1600x900.webp,افتتاح رصيف خامس,',
  ',Without a title.,/media/a-1600x900.webp,,',
  'A sixth berth opens,Deeper still.,,,',
].join('\n')

export const Importing: Story = {
  tags: ['O25', 'O26'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import…' }))
    const named = { name: 'Import a file into drafts' }
    // Its chunk loads with the first use.
    const dialog = within(await screen.findByRole('dialog', named, { timeout: 10_000 }))
    await userEvent.upload(
      dialog.getByLabelText('Choose a file'),
      new File([csv], 'news.csv', { type: 'text/csv' }),
    )
    await expect(
      await dialog.findByRole('button', { name: 'Import 1 item' }, { timeout: 10_000 }),
    ).toBeEnabled()
    // On a busy machine the dialog is still fading in.
    await waitFor(() => expect(dialog.getByText('There is no such column.')).toBeVisible())
    await expect(dialog.getByText('Image is required')).toBeVisible()
  },
}

export const SecondPage: Story = { args: { at: '/NewsList?size=6&page=2&sort=-title' } }

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/^Select Dhuha/))
    await userEvent.click(canvas.getByLabelText(/^Select Rutabi/))
    await expect(canvas.getByText('2 selected')).toBeVisible()
  },
}

export const Deleting: Story = {
  tags: ['L6'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Jalboot/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this article?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const linking = {
  image: samplePicture(),
  description: 'It opens.',
  body: {
    blocks: [{ type: 'paragraph', text: [{ text: 'More', link: 'item:newsArticle/99' }] }],
  },
} as const

export const DeletingWhatIsLinked: Story = {
  tags: ['X4'],
  args: {
    items: {
      newsArticle: [
        ...Array.from({ length: 12 }, (_, index) => ({ title: `Linking ${index + 1}`, ...linking })),
        { id: '99', title: 'The berth', image: samplePicture(), description: 'It opens.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete The berth' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this article?' }))
    await waitFor(() =>
      expect(dialog.getByText('12 places link here. Their links will be dead:')).toBeVisible(),
    )
    await expect(dialog.getAllByRole('link')).toHaveLength(10)
    await expect(dialog.getByText('and 2 more')).toBeVisible()
  },
}

const translations = { ar: { title: 'رصيف', description: 'افتتاح' } }
const article = { title: 'A berth', image: samplePicture(), description: 'It opens.', translations }

export const Languages: Story = {
  args: {
    items: {
      newsArticle: [
        { ...article, title: 'Complete' },
        { ...article, title: 'Changed since', sources: { ar: { title: sourceHash('Before') } } },
        { title: 'New', image: samplePicture(), description: 'Not translated yet.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arabic missing', { selector: 'td *' })).toBeVisible()
    await expect(canvas.getByText('Arabic out of date', { selector: 'td *' })).toBeVisible()
  },
}

export const Hostile: Story = { args: { items: hostileContents } }

export const Brands: Story = {
  tags: ['A1'],
  args: { at: '/OurBrands' },
}
export const Moving: Story = {
  args: { at: '/OurBrands' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Move .* to…$/ })
    if (first !== undefined) await userEvent.click(first)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Sliders: Story = {
  tags: ['A2'],
  args: { at: '/SlidersList' },
}
export const History: Story = {
  tags: ['A3'],
  args: { at: '/OurHistoryList' },
}
export const Team: Story = {
  tags: ['A5'],
  args: { at: '/TeamList', role: 'Admin' },
}
export const Portfolio: Story = {
  tags: ['A6'],
  args: { at: '/PortfolioList', role: 'Admin' },
}
export const Careers: Story = {
  tags: ['A7'],
  args: { at: '/CareerList', role: 'Hr' },
}

export const Closing: Story = {
  args: { at: '/CareerList', role: 'Hr' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close Family Physician now' }))
    await waitFor(() => expect(screen.getByText('Position closed')).toBeVisible())
  },
}

export const MarkedDrafts: Story = {
  args: { drafts: sampleDrafts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft')).toBeVisible()
  },
}

export const DraftsOfType: Story = { args: { drafts: sampleDrafts, at: '/NewsList?list=drafts' } }

export const NothingUnpublished: Story = { args: { at: '/NewsList?list=unpublished' } }

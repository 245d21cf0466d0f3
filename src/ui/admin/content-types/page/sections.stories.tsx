import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pdfAddress } from '#domain/picture/pdf-file.ts'
import { officeStory } from '../../../sample/office/office-story.ts'
import type { Office } from '../../../sample/office/office.tsx'
import { sampleContents } from '../../../sample/office/content/sample-contents.ts'

const words = (text: string) => ({ blocks: [{ type: 'paragraph' as const, text: [{ text }] }] })

const sections = [
  {
    id: 'a',
    kind: 'text' as const,
    title: 'What we measure',
    body: words('Energy, water and waste of all companies, every quarter.'),
    translations: { ar: { title: 'ما الذي نقيسه' } },
  },
  {
    id: 'b',
    kind: 'figures' as const,
    title: 'In 2026',
    figures: [
      { value: '38%', label: 'less diesel than in 2019' },
      { value: '9,000', label: 'palms planted' },
    ],
  },
  {
    id: 'c',
    kind: 'picture' as const,
    body: words('The gantries at Hidd run on power from their own roof.'),
    image: sampleContents.newsArticle?.[0]?.image ?? '',
    alt: 'A gantry',
  },
  { id: 'd', kind: 'quote' as const, text: 'Build once, for a hundred years.', source: 'Layla Mansoor' },
  {
    id: 'e',
    kind: 'downloads' as const,
    title: 'Reports',
    files: [{ file: pdfAddress('a1'), title: 'Environmental policy' }],
  },
  { id: 'f', kind: 'people' as const, title: 'Whom to ask', people: ['1', '2'] },
  { id: 'g', kind: 'timeline', years: [2025, 2026] },
]

const meta = {
  ...officeStory,
  title: 'Admin/Sections of a page',
  tags: ['S13', 'S14'],
  args: {
    at: '/EditPage/1',
    defaultRole: 'CXTeam',
    items: { ...sampleContents, page: [{ title: 'Sustainability', address: '/sustainability', sections }] },
  },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const openAll = async (canvas: Canvas) => {
  await canvas.findByRole('button', { name: /^Open Text, section 1/ })
  for (const button of canvas.getAllByRole('button', { name: /^Open .*, section/ }))
    await userEvent.click(button)
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What we measure', {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText('This section is of a newer version. It stays as it is.')).toBeVisible()
    await expect(canvas.queryByLabelText('Heading')).toBeNull()
    await expect(canvas.getByText(/^Energy, water and waste/)).toBeVisible()
    await expect(canvas.getByText('38%')).toBeVisible()
    await expect(canvas.getByText('Environmental policy')).toBeVisible()
    await expect(await canvas.findByText('Huda Al Marhoon')).toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await openAll(canvas)
    await expect(canvas.getByLabelText('Quote', { selector: 'textarea' })).toHaveValue(
      'Build once, for a hundred years.',
    )
    await expect(canvas.getByLabelText('Title of the file')).toHaveValue('Environmental policy')
    await waitFor(
      () => expect(canvas.getAllByLabelText(/^Pe/, { selector: 'select' })[0]).toHaveDisplayValue(/\w/),
      { timeout: 10_000 },
    )
  },
}

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Quote, section 4' }))
    const undo = await canvas.findByRole('button', { name: 'Undo: remove Quote' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect(await canvas.findByRole('button', { name: 'Open Quote, section 4' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Text, section 1' }))
  },
}

export const None: Story = {
  args: { items: { ...sampleContents, page: [{ title: 'Sustainability', address: '/sustainability' }] } },
}

export const Arabic: Story = { tags: ['view'], globals: { language: 'ar' } }

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => openAll(canvas),
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => openAll(canvas),
}

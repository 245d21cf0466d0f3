import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { sampleBody } from '#ui/sample/site/sample-body.ts'
import { sampleAbout } from '#ui/sample/site/site-samples.ts'
import { OwnPage } from './own-page.tsx'
import type { OwnPageData } from './own-page-data.ts'

const { team } = sampleAbout
const image = team[0]?.image ?? ''

const words = (text: string): RichText => ({ blocks: [{ type: 'paragraph', text: [{ text }] }] })

const everyKind: OwnPageData = {
  page: {
    id: '1',
    title: 'Sustainability',
    address: '/sustainability',
    description: 'What we measure, and what we changed because of it.',
    lastChanged: 'shown',
    updatedAt: '2026-11-20T06:00:00.000Z',
  },
  sections: [
    { id: 'why', kind: 'text', title: 'Why we count', body: sampleBody(image) },
    {
      id: 'year',
      kind: 'figures',
      title: 'A year in figures',
      figures: [
        { value: '31%', label: 'less diesel at the quay' },
        { value: '310 m', label: 'of quay with power from the shore' },
      ],
      note: 'Counted by the companies, checked by our auditor.',
    },
    {
      id: 'quay',
      kind: 'picture',
      title: 'Ships at rest',
      image,
      alt: 'A quay in the morning',
      body: words('Their engines are off while they are loaded.'),
    },
    {
      id: 'said',
      kind: 'quote',
      text: 'What is not counted is not changed.',
      source: 'Huda Al Marhoon',
      role: 'Group Chief Executive',
    },
    {
      id: 'reports',
      kind: 'downloads',
      title: 'Reports',
      files: [{ file: '/media/f00d.pdf', title: 'Report of 2025' }],
    },
    { id: 'who', kind: 'people', title: 'Who to ask', people: team.slice(0, 2).map(({ id }) => id) },
  ],
  people: team,
}

const meta = {
  title: 'Site/Own page',
  component: OwnPage,
  parameters: { layout: 'fullscreen', switches: [] },
  args: everyKind,
} satisfies Meta<typeof OwnPage>

export default meta
type Story = StoryObj<typeof OwnPage>

export const EveryKind: Story = {
  tags: ['S13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sustainability')
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Why we count',
      'A year in figures',
      'Ships at rest',
      'Reports',
      'Who to ask',
    ])
    await expect(canvas.getByRole('link', { name: 'Report of 2025' })).toHaveAttribute('download')
  },
}

/** Three texts or more, and nothing else, stand beside a list of their headings. */
export const Document: Story = {
  args: {
    page: { id: '2', title: 'Terms', address: '/terms', updatedAt: '2026-11-20T06:00:00.000Z' },
    sections: ['This site', 'What it says', 'Law'].map((title, at) => ({
      id: String(at),
      kind: 'text' as const,
      title,
      body: words('These pages describe the companies of the group. They are no offer.'),
    })),
  },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' })
    await expect(contents.querySelectorAll('a')).toHaveLength(3)
  },
}

/** A page of two levels shows the way to it. */
export const Below: Story = { args: { above: { title: 'Policies', address: '/policies' } } }

export const LongWords: Story = {
  args: {
    page: { ...everyKind.page, title: 'Hafenumschlagsverwaltungsgesellschaft'.repeat(2) },
    sections: [
      {
        id: 'a',
        kind: 'figures',
        title: 'x'.repeat(200),
        figures: [{ value: '1'.repeat(40), label: 'y'.repeat(200) }],
      },
      { id: 'b', kind: 'quote', text: 'z'.repeat(400), source: 'x'.repeat(200) },
    ],
  },
}

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

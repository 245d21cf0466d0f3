import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readNewsArchive } from './archive-data.ts'
import { ArchivePage } from './archive-page.tsx'

const meta = {
  ...siteStory(async (read) => ({ address: {}, archive: await readNewsArchive(read, {}, 'UTC') })),
  title: 'Site/News archive',
  component: ArchivePage,
} satisfies Meta<typeof ArchivePage>

export default meta
type Story = StoryObj<typeof ArchivePage>

export const ByYear: Story = {
  tags: ['S6'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Years' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: '2026' })).toBeVisible()
  },
}

const title = 'Jalboot Marine opens a fourth berth at Hidd'

/** Words that many articles have, in the second of many pages. */
export const OlderOfMany: Story = {
  args: {
    address: { q: 'berth', before: '2023' },
    archive: {
      total: 1_000,
      totalAtLeast: true,
      counts: [
        { year: 2026, total: 1_000, totalAtLeast: true },
        { year: 2022, total: 1 },
      ],
      years: [{ year: 2022, articles: [{ id: '1', title, createdAt: '2022-11-15T06:00:00.000Z' }] }],
      next: 2019,
      brands: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 1,000 articles since 2022, newest first.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Articles from 2019 and earlier' })).toHaveAttribute(
      'href',
      '/news?q=berth&before=2020',
    )
    await expect(canvas.getByRole('link', { name: '2026 1,000+' })).toHaveAttribute(
      'href',
      '/news?q=berth&year=2026',
    )
  },
}

export const WithPressContact: Story = {
  args: {
    archive: {
      total: 1,
      counts: [{ year: 2026, total: 1 }],
      years: [{ year: 2026, articles: [{ id: '1', title, createdAt: '2026-11-15T06:00:00.000Z' }] }],
      brands: [],
      press: { name: 'Omar Sabt', email: 'press@sahilan.example', phone: '+973 1700 0160' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Press contact' })).toHaveTextContent('Omar Sabt')
  },
}
export const Nothing: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No news here yet.')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { address: { q: 'zzzz' }, archive: { total: 0, counts: [], years: [], brands: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found for “zzzz”.')).toBeVisible()
  },
}
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

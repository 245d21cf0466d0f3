import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { eachKind } from '#domain/content/search/site-search.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readSearch } from './search-data.ts'
import { SearchPage } from './search-page.tsx'

const address = { q: 'marine' }

const meta = {
  ...siteStory(async (read) => ({ address, found: await readSearch(read, address) })),
  title: 'Site/Search page',
  component: SearchPage,
} satisfies Meta<typeof SearchPage>

export default meta
type Story = StoryObj<typeof SearchPage>

export const Found: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/for “marine”$/)
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^marine$/i)
  },
}

export const NothingSearched: Story = {
  args: { address: {}, found: { services: [{ title: 'Bonded storage' }, { title: 'Clinics' }] } },
}

export const NothingFound: Story = {
  args: {
    address: { q: 'helicopter' },
    found: { results: { hits: [], counts: eachKind(() => ({ total: 0 })) }, services: [] },
  },
}

/** A page in the middle of many results of one kind. */
export const MoreThanCounted: Story = {
  args: {
    address: { q: 'quay', kind: 'news' },
    found: {
      results: {
        hits: [
          { kind: 'news', id: '1', title: 'Quay', text: 'At the quay.', createdAt: '2026-01-01T00:00:00Z' },
        ],
        counts: { ...eachKind(() => ({ total: 3 })), news: { total: 1_000, totalAtLeast: true } },
        next: 'next',
        previous: 'previous',
      },
      services: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^More than 1,000 results/)
    await expect(canvas.getByRole('link', { name: 'More results' })).toHaveAttribute(
      'href',
      '/search?q=quay&kind=news&after=next',
    )
  },
}

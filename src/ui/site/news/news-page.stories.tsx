import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { archiveTitles, hostileArticle, sampleArticle, sampleTitles } from '../sample/sample-site.ts'
import { NewsFailed } from './news-failed.tsx'
import { NewsLoading } from './news-loading.tsx'
import { NewsPage } from './news-page.tsx'

const meta = {
  title: 'Site/News page',
  component: NewsPage,
  args: { titles: sampleTitles, selected: { article: sampleArticle(), named: true } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  tags: ['N1', 'N4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(sampleArticle().title)
  },
}

export const NothingSelected: Story = {
  tags: ['N5'],
  args: { titles: { headlines: [] }, selected: { named: false } },
}

export const Loading: Story = {
  tags: ['N6'],
  render: ({ titles }) => <NewsLoading titles={titles} selected="2" />,
}

export const Failed: Story = {
  tags: ['N7'],
  render: ({ titles }) => (
    <NewsFailed
      titles={titles}
      selected="2"
      path="/newsinsights/2"
      error={{ message: 'The news are away for a moment.', answered: true }}
    />
  ),
}

/** The archive is longer than a list; the selected article stands on another page of it. */
export const OneOfMany: Story = {
  args: {
    titles: archiveTitles,
    selected: { article: sampleArticle('An article of long ago', '7'), named: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('An article of long ago')
    await expect(canvas.getByRole('link', { name: 'Older' })).toHaveAttribute(
      'href',
      '/newsinsights/7?after=30.71',
    )
  },
}

export const LongWords: Story = {
  args: {
    titles: { headlines: [...sampleTitles.headlines, hostileArticle] },
    selected: { article: hostileArticle, named: true },
  },
}

export const WithoutPicture: Story = {
  args: { selected: { article: { ...sampleArticle(), image: '' }, named: true } },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

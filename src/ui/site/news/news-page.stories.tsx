import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { site } from '#domain/wording/en/site/site.ts'
import { sampleBody, sampleBodyInArabic } from '#ui/sample/site/sample-body.ts'
import { sampleArticle } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readSelected, readTitles } from './news-data.ts'
import { NewsFailed, NewsLoading } from './news-route.tsx'
import { NewsPage } from './news-page.tsx'

const meta = {
  ...siteStory(async (read) => {
    const titles = await readTitles(read)
    return { titles, selected: await readSelected(read, '6', Promise.resolve(titles)) }
  }),
  title: 'Site/News page',
  component: NewsPage,
} satisfies Meta<typeof NewsPage>

export default meta
type Story = StoryObj<typeof NewsPage>

export const Selected: Story = {
  tags: ['N1', 'N4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(sampleArticle.title)
  },
}

export const WithPressContact: Story = {
  args: {
    titles: { headlines: [], press: { name: 'Omar Sabt', email: 'press@sahilan.example' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Press contact' })).toHaveTextContent('Omar Sabt')
  },
}

export const NothingSelected: Story = {
  tags: ['N5'],
  globals: { data: 'none' },
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
      error={{ message: 'The news are away for a moment.' }}
    />
  ),
}

/** The selected article is on another page of the titles. */
export const OneOfMany: Story = {
  globals: { data: 'many' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(/Hidd 6$/)
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
  },
}

/** The URL names an article that does not exist. */
export const Gone: Story = {
  args: { selected: { article: sampleArticle, named: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(site.news.gone)).toBeVisible()
  },
}

/** Three others of its company or with words of its title, one of them not translated. */
export const Related: Story = {
  args: {
    selected: {
      article: sampleArticle,
      named: true,
      related: ['Dhuha Energy brings 120 MW online', 'A quay for deeper ships', 'Pilots'].map(
        (title, at) => ({
          ...sampleArticle,
          id: String(at + 1),
          title,
          untranslated: at === 2 ? ['title'] : [],
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const related = within(canvas.getByRole('region', { name: site.news.related }))
    await expect(related.getAllByRole('link')).toHaveLength(3)
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }

export const WithoutPicture: Story = {
  args: { selected: { article: { ...sampleArticle, image: '' }, named: true } },
}

/** An article whose text has every kind of block. */
export const Formatted: Story = {
  tags: ['R3'],
  args: {
    selected: { article: { ...sampleArticle, body: sampleBody(sampleArticle.image) }, named: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'A quay for deeper ships' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dhuha Energy' })).toHaveAttribute(
      'href',
      '/newsinsights/5',
    )
    await expect(canvas.getByRole('img', { name: 'Gantry cranes over stacked containers' })).toBeVisible()
  },
}

export const FormattedInArabic: Story = {
  tags: ['R3'],
  args: {
    selected: { article: { ...sampleArticle, body: sampleBodyInArabic(sampleArticle.image) }, named: true },
  },
}

export const FormattedOnPhone: Story = { ...Formatted, globals: { viewport: { value: 'phone' } } }

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readHome } from './home-data.ts'
import { NewsBlock } from './news-block.tsx'

const meta = {
  ...siteStory(async (read) => {
    const { newsTitle, lead, others } = await readHome(read)
    return { newsTitle, lead, others }
  }),
  title: 'Site/News block',
  tags: ['still'],
  component: NewsBlock,
} satisfies Meta<typeof NewsBlock>

export default meta
type Story = StoryObj<typeof NewsBlock>

export const Whole: Story = {}
export const OneArticle: Story = { args: { others: [] } }
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

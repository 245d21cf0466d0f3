import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsBlock } from './news-block.tsx'
import { hostileHome, sampleHome } from './sample-home.ts'

const { newsTitle, lead, others } = sampleHome

const meta = {
  title: 'Site/News block',
  component: NewsBlock,
  args: { newsTitle, lead, others },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OneArticle: Story = { args: { others: [] } }
export const LongWords: Story = {
  args: { newsTitle: hostileHome.newsTitle, lead: hostileHome.lead, others: hostileHome.others },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

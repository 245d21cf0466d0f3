import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleHome } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readHome } from './home-data.ts'
import { Portfolio } from './portfolio.tsx'

const meta = {
  ...siteStory(async (read) => {
    const { portfolioTitle, portfolio } = await readHome(read)
    return { portfolioTitle, portfolio }
  }),
  title: 'Site/Portfolio',
  tags: ['still'],
  component: Portfolio,
} satisfies Meta<typeof Portfolio>

export default meta
type Story = StoryObj<typeof Portfolio>

export const Whole: Story = {}
export const OneRow: Story = {
  args: { portfolioTitle: '', portfolio: sampleHome.portfolio.slice(0, 1) },
}
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleHome } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../layout/frame/frame-data.ts'
import '../../sample/site/moving.ts'
import { readHome } from './home-data.ts'
import { HomePage } from './home-page.tsx'

const meta = {
  ...siteStory(async (read) => ({ frame: await readFrame(read), home: await readHome(read) })),
  title: 'Site/Home page',
  component: HomePage,
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof HomePage>

export const Whole: Story = {}
export const OneItemOfEach: Story = {
  args: {
    home: {
      ...sampleHome,
      slides: sampleHome.slides.slice(0, 1),
      brands: sampleHome.brands.slice(0, 1),
      history: sampleHome.history.slice(0, 1),
      others: [],
      portfolio: sampleHome.portfolio.slice(0, 1),
      team: sampleHome.team.slice(0, 1),
    },
  },
}
export const WithoutSlides: Story = { args: { home: { ...sampleHome, slides: [] } } }
export const NewsOnly: Story = {
  args: {
    home: {
      slides: [],
      brands: [],
      history: [],
      lead: sampleHome.lead,
      others: sampleHome.others,
      portfolio: [],
      team: [],
      offersServices: false,
    },
  },
}

/** Sections without content are left out. */
export const EmptySite: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

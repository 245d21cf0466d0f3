import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../sample/moving.ts'
import { hostileSite, sampleFrame } from '../sample/sample-site.ts'
import { HomePage } from './home-page.tsx'
import { emptyHome, hostileHome, sampleHome } from './sample-home.ts'

const meta = {
  title: 'Site/Home page',
  component: HomePage,
  args: { frame: sampleFrame, home: sampleHome },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OfOneOfEach: Story = {
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
export const OfNewsAlone: Story = {
  args: { home: { ...emptyHome, lead: sampleHome.lead, others: sampleHome.others } },
}

/** What is absent is not drawn. */
export const OfAnEmptySite: Story = {
  args: { frame: { site: {}, enquiry: {} }, home: emptyHome },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}

export const LongWords: Story = {
  args: { frame: { ...sampleFrame, site: hostileSite }, home: hostileHome },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

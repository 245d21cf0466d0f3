import type { Meta, StoryObj } from '@storybook/react-vite'
import { Portfolio } from './portfolio.tsx'
import { hostileHome, sampleHome } from './sample-home.ts'

const meta = {
  title: 'Site/Portfolio',
  component: Portfolio,
  args: { portfolioTitle: sampleHome.portfolioTitle, portfolio: sampleHome.portfolio },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Portfolio>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OneRow: Story = {
  args: { portfolioTitle: undefined, portfolio: sampleHome.portfolio.slice(0, 1) },
}
export const LongWords: Story = {
  args: { portfolioTitle: hostileHome.portfolioTitle, portfolio: hostileHome.portfolio },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileArticle, hostileSite, sampleFrame, sampleHome } from '../sample/sample-site.ts'
import { HomePage } from './home-page.tsx'

const meta = {
  title: 'Site/Home page',
  component: HomePage,
  args: { frame: sampleFrame, home: sampleHome },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const WithOneArticle: Story = { args: { home: { ...sampleHome, others: [] } } }
export const WithoutNews: Story = { args: { home: { others: [] } } }
export const OfAnEmptySite: Story = { args: { frame: { site: {}, enquiry: {} }, home: { others: [] } } }
export const LongWords: Story = {
  args: {
    frame: { ...sampleFrame, site: hostileSite },
    home: {
      ...sampleHome,
      statement: hostileArticle.description,
      lead: { ...hostileArticle, summary: hostileArticle.description },
      others: [hostileArticle],
    },
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

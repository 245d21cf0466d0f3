import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '#ui/design/examples/example-content.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { EnquiryBand } from './enquiry-band.tsx'
import { readFrame } from '../../frame/frame-data.ts'

const meta = {
  ...siteStory(async (read) => (await readFrame(read)).enquiry),
  title: 'Site/Enquiry band',
  tags: ['still'],
  component: EnquiryBand,
} satisfies Meta<typeof EnquiryBand>

export default meta
type Story = StoryObj<typeof EnquiryBand>

export const Whole: Story = {}
export const WithoutText: Story = { args: { enquiryText: '' } }
export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { args: { enquiryTitle: hostile.arabic }, globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '#ui/design/sheet/picture.ts'
import { sampleFrame } from '../sample/sample-site.ts'
import { EnquiryBand } from './enquiry-band.tsx'

const meta = {
  title: 'Site/Enquiry band',
  component: EnquiryBand,
  args: sampleFrame.enquiry,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EnquiryBand>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const WithoutText: Story = { args: { text: undefined } }
export const LongWords: Story = { args: { title: hostile.long, text: hostile.long } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { args: { title: hostile.arabic }, globals: { direction: 'rtl' } }

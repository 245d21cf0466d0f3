import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile, onePixelPicture, sailPicture } from '#ui/design/examples/example-content.ts'
import { PageHead } from './page-head.tsx'

const meta = {
  title: 'Site/Page head',
  tags: ['still'],
  component: PageHead,
  args: { title: 'Our services', lead: 'Eight companies, run by the people who built them' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const WithContours: Story = {}
export const WithPicture: Story = { args: { title: 'Careers', lead: undefined, picture: sailPicture } }
export const OnePixel: Story = { args: { picture: onePixelPicture } }
export const TitleOnly: Story = { args: { lead: undefined } }
export const LongWords: Story = { args: { title: hostile.long, lead: hostile.long, picture: sailPicture } }
export const OnPhone: Story = { args: { picture: sailPicture }, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: { title: hostile.arabic, picture: sailPicture },
  globals: { direction: 'rtl' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileSite, sampleFrame } from '../sample/sample-site.ts'
import { AboutPage } from './about-page.tsx'
import { emptyAbout, fewAbout, hostileAbout, sampleAbout } from './sample-about.ts'

const meta = {
  title: 'Site/About page',
  component: AboutPage,
  args: { frame: sampleFrame, about: sampleAbout },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OfOneYearAndOnePerson: Story = { args: { about: fewAbout } }
export const InArabicOnly: Story = {
  args: { about: { ...emptyAbout, statementAr: sampleAbout.statementAr } },
}

/** What is absent is not drawn. */
export const OfAnEmptySite: Story = {
  args: { frame: { site: {}, enquiry: {} }, about: emptyAbout },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const LongWords: Story = {
  args: { frame: { ...sampleFrame, site: hostileSite }, about: hostileAbout },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileSite, sampleSite } from '../sample/sample-site.ts'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Site/Footer',
  component: Footer,
  args: { site: sampleSite },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

/** What is absent is not drawn. */
export const OfAnEmptySite: Story = {
  args: { site: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'CONTACT US' })).toBeNull()
  },
}

export const WithTwoNetworks: Story = {
  args: { site: { social: { X: 'https://x.example/sahilan', YouTube: 'https://youtube.example/sahilan' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'LinkedIn' })).toBeNull()
  },
}

export const LongWords: Story = { args: { site: hostileSite } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

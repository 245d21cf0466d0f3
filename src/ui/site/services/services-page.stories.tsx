import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleFrame } from '../sample/sample-site.ts'
import { fewServices, hostileServices, sampleServices } from './sample-services.ts'
import { ServicesPage } from './services-page.tsx'

const meta = {
  title: 'Site/Services page',
  component: ServicesPage,
  args: { frame: sampleFrame, services: sampleServices },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

/** A company that is none of the brands is named; a picture, a text or points may be missing. */
export const WithParts: Story = {
  args: { services: fewServices },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rutabi, Salwan and Nassaj')).toBeVisible()
  },
}

/** What is absent is not drawn. */
export const OfAnEmptySite: Story = {
  args: { frame: { site: {}, enquiry: {} }, services: { services: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const LongWords: Story = { args: { services: hostileServices } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

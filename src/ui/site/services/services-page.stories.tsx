import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleServices } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../layout/frame/frame-data.ts'
import { readServices } from './services-data.ts'
import { ServicesPage } from './services-page.tsx'

const meta = {
  ...siteStory(async (read) => ({ frame: await readFrame(read), services: await readServices(read) })),
  title: 'Site/Services page',
  component: ServicesPage,
} satisfies Meta<typeof ServicesPage>

export default meta
type Story = StoryObj<typeof ServicesPage>

export const Whole: Story = {}

/** A company that is not a brand is shown by name; picture, text and points are optional. */
export const WithParts: Story = {
  args: {
    services: {
      services: [
        ...sampleServices.services
          .slice(0, 1)
          .map((service) => ({ ...service, marks: [], company: 'Rutabi, Salwan and Nassaj' })),
        { title: 'Advice', marks: [] },
        { title: 'Property', image: '', text: 'Homes and workspace.', points: ['Leasing'], marks: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rutabi, Salwan and Nassaj')).toBeVisible()
  },
}

/** Sections without content are left out. */
export const EmptySite: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

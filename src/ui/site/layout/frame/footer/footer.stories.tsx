import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLanguages } from '#ui/sample/site/in-languages.tsx'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { Footer } from './footer.tsx'
import { readFrame } from '../frame-data.ts'

const meta = {
  ...siteStory(async (read) => {
    const { site, otherName } = await readFrame(read)
    return { site, otherName }
  }),
  title: 'Site/Footer',
  component: Footer,
  args: { counterpart: '/newsinsights/1' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof Footer>

export const Whole: Story = {}

/** Links without an address are left out. */
export const EmptySite: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CONTACT US' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /[@+]/ })).toBeNull()
  },
}

export const WithTwoNetworks: Story = {
  args: { site: { social: { X: 'https://x.example/sahilan', YouTube: 'https://youtube.example/sahilan' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'LinkedIn' })).toBeNull()
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

export const TwoLanguages: Story = {
  ...inLanguages('en', 'en,ar'),
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Language' })
    await expect(links.querySelector('a')).toHaveAttribute('href', '/ar/newsinsights/1')
  },
}

export const TwoLanguagesInArabic: Story = inLanguages('ar', 'en,ar')

export const TwoLanguagesOnPhone: Story = {
  decorators: inLanguages('en', 'en,ar').decorators,
  globals: { viewport: { value: 'phone' } },
}

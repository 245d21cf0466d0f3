import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inLanguages } from '#ui/sample/site/in-languages.tsx'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { HomeHead } from '../../../home/home-head.tsx'
import { readFrame } from '../frame-data.ts'
import { Header } from './header.tsx'

const meta = {
  ...siteStory(async (read) => ({ site: (await readFrame(read)).site })),
  title: 'Site/Header',
  component: Header,
  args: { path: '/newsinsights/1', counterpart: '/newsinsights/1' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof Header>

export const Solid: Story = {}

/** Transparent at the top of the home page. */
export const OverThePicture: Story = {
  args: { path: '/' },
  render: (args) => (
    <>
      <Header {...args} />
      <HomeHead site={args.site} />
    </>
  ),
}

export const OnALinkedPage: Story = {
  args: { path: '/about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ABOUT US' })).toHaveAttribute('aria-current', 'page')
  },
}

export const WithoutLogo: Story = { args: { site: { brandName: 'Sahilan' } } }

export const EmptySite: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

export const LongName: Story = { globals: { data: 'hostile' } }

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

/** The other language, parted from the links by a channel. */
export const TwoLanguages: Story = {
  ...inLanguages('en', 'en,ar'),
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'العربية' })
    await expect(link).toHaveAttribute('href', '/ar/newsinsights/1')
    await expect([link.lang, link.dir, link.hreflang]).toEqual(['ar', 'rtl', 'ar'])
    await expect(Math.min(link.offsetWidth, link.offsetHeight)).toBeGreaterThanOrEqual(44)
  },
}

export const TwoLanguagesInArabic: Story = {
  ...inLanguages('ar', 'en,ar'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/newsinsights/1')
  },
}

export const ThreeLanguagesOnTablet: Story = {
  decorators: inLanguages('en', 'en,ar,fr').decorators,
  globals: { viewport: { value: 'tablet' } },
}

/** From four on, in a list that opens. */
export const FiveLanguages: Story = {
  ...inLanguages('en', 'en,ar,fr,fa,hi'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('English'))
    await expect(canvas.getByRole('link', { name: 'Français' })).toBeVisible()
  },
}

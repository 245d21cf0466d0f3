import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { HomeHead } from '../../../home/home-head.tsx'
import { readFrame } from '../frame-data.ts'
import { Header } from './header.tsx'

const meta = {
  ...siteStory(async (read) => ({ site: (await readFrame(read)).site })),
  title: 'Site/Header',
  component: Header,
  args: { path: '/newsinsights/1' },
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

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

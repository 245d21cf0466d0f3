import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileSite, sampleSite } from '../sample/sample-site.ts'
import { Header } from './header.tsx'
import { HomeHead } from '../home/home-head.tsx'

const meta = {
  title: 'Site/Header',
  component: Header,
  args: { site: sampleSite, path: '/newsinsights/1' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {}

/** At the top of the home page it lies over the picture. */
export const OverThePicture: Story = {
  args: { path: '/' },
  render: (args) => (
    <>
      <Header {...args} />
      <HomeHead site={args.site} />
    </>
  ),
}

export const OnOneOfItsPages: Story = {
  args: { path: '/about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ABOUT US' })).toHaveAttribute('aria-current', 'page')
  },
}

export const WithoutLogo: Story = { args: { site: { brandName: 'Sahilan' } } }

export const OfAnEmptySite: Story = {
  args: { site: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/')
  },
}

export const LongName: Story = { args: { site: hostileSite } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

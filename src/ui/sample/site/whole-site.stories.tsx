import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { sampleTitles } from './site-samples.ts'
import { WholeSite } from './whole-site.tsx'
import { storyRole } from '../switches.ts'

const meta = {
  title: 'Site/Whole site',
  component: WholeSite,
  args: { path: '/' },
  parameters: { layout: 'fullscreen', switches: ['network', 'data'] },
  globals: { role: storyRole },
} satisfies Meta<typeof WholeSite>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All news' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'All news' })).toBeVisible()
  },
}

export const News: Story = {
  args: { path: '/newsinsights/1' },
  play: async ({ canvas }) => {
    const title = sampleTitles.headlines[1]?.title ?? ''
    await userEvent.click(await canvas.findByRole('link', { name: title }))
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  },
}

export const About: Story = { args: { path: '/about' } }
export const Services: Story = { args: { path: '/services' } }
export const Careers: Story = { args: { path: '/career' } }
export const Contact: Story = { args: { path: '/contact' } }

export const UnknownNews: Story = { args: { path: '/newsinsights/999' } }

export const Loading: Story = {
  args: { path: '/newsinsights/1', behaviour: { latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...', undefined, { timeout: 3_000 })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { path: '/newsinsights/1', behaviour: { failing: { reads: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Error Occurred' })).toBeVisible()
  },
}

export const NotFound: Story = { args: { path: '/nowhere' } }

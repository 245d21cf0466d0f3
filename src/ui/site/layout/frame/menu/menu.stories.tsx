import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../frame-data.ts'
import { Menu } from './menu.tsx'

const siteMenu = siteStory(async (read) => ({ site: (await readFrame(read)).site }))

const meta = {
  ...siteMenu,
  title: 'Site/Menu',
  component: Menu,
  args: { path: '/newsinsights/1' },
  parameters: { ...siteMenu.parameters, docs: { story: { inline: false, height: '560px' } } },
  globals: { ...siteMenu.globals, viewport: { value: 'phone' } },
  play: async () => {
    document.querySelector('dialog')?.showModal()
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof Menu>

export const Open: Story = {}
export const WithoutContact: Story = { globals: { data: 'none' } }
export const LongAddress: Story = { globals: { data: 'hostile' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

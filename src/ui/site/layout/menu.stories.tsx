import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { hostileSite, sampleSite } from '../sample/sample-site.ts'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Site/Menu',
  component: Menu,
  args: { site: sampleSite, path: '/newsinsights/1' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    document.querySelector('dialog')?.showModal()
    await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const WithoutContact: Story = { args: { site: {} } }
export const LongAddress: Story = { args: { site: hostileSite } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inLanguages } from '#ui/sample/site/in-languages.tsx'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../frame-data.ts'
import { Menu } from './menu.tsx'

const siteMenu = siteStory(async (read) => ({ site: (await readFrame(read)).site }))

const meta = {
  ...siteMenu,
  title: 'Site/Menu',
  component: Menu,
  args: { path: '/newsinsights/1', counterpart: '/newsinsights/1' },
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
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

/** Arabic is on the right in either language. */
export const TwoLanguages: Story = {
  decorators: inLanguages('en', 'en,ar').decorators,
  play: async () => {
    document.querySelector('dialog')?.showModal()
    await expect(arabicIsRight()).toBe(true)
    await expect(screen.getByText('English').closest('[aria-current]')).toBeVisible()
  },
}

export const TwoLanguagesInArabic: Story = {
  decorators: inLanguages('ar', 'en,ar').decorators,
  globals: { direction: 'rtl' },
  play: async () => {
    document.querySelector('dialog')?.showModal()
    await expect(arabicIsRight()).toBe(true)
  },
}

export const FiveLanguages: Story = {
  decorators: inLanguages('ar', 'en,ar,fr,fa,hi').decorators,
  globals: { direction: 'rtl' },
}

const leftOf = (name: string) => screen.getByText(name).getBoundingClientRect().left
const arabicIsRight = () => leftOf('العربية') > leftOf('English')

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, screen } from 'storybook/test'
import { officeStory } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'

const meta = {
  ...officeStory,
  title: 'Admin/Shell',
  args: { at: '/dashboard', defaultRole: 'Admin' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>

const links = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const navigation = await canvas.findByRole('navigation', { name: 'Back office' })
  return [...navigation.querySelectorAll('a')].map((link) => link.textContent)
}

export const NavigationAsHr: Story = {
  args: { role: 'Hr' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Enquiry mails 2 unread' })
    await expect(await links(canvas)).toEqual([
      'Dashboard',
      'Scheduled',
      'Media',
      'Languages',
      'Careers',
      'Enquiry mails2 unread',
      'Profile mails1 unread',
      'Desk',
      'Trash',
      'Settings',
    ])
  },
}

export const NavigationAsContentTeam: Story = {
  args: { role: 'CXTeam' },
  play: async ({ canvas }) => {
    await expect(await links(canvas)).toEqual([
      'Dashboard',
      'Home page',
      'Sliders',
      'Brands',
      'History',
      'News',
      'Pages',
      'Scheduled',
      'Media',
      'Languages',
      'Addresses',
      'Trash',
      'Profile',
    ])
  },
}

export const UserMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Layla Mansoor Admin/ }))
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
  },
}

export const GoTo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to' }))
    await userEvent.type(await screen.findByRole('combobox'), 'fourth berth')
    await expect(await screen.findByRole('option', { name: /fourth berth/ })).toBeVisible()
  },
}

export const Phone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const NotFound: Story = {
  args: { at: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  },
}

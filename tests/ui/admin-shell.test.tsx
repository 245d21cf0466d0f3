import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { open } from './admin-open.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const places: Record<Role, ReadonlyArray<string>> = {
  Admin: [
    'Dashboard',
    'Sliders',
    'Brands',
    'History',
    'News',
    'Portfolio',
    'Team',
    'Careers',
    'Enquiry mails',
    'Profile mails',
    'Admin users',
    'Profile',
  ],
  Hr: ['Dashboard', 'Careers', 'Enquiry mails', 'Profile mails'],
  CXTeam: ['Dashboard', 'Sliders', 'Brands', 'History', 'News', 'Profile'],
}

describe('the navigation', () => {
  it.each(['Admin', 'Hr', 'CXTeam'] as const)(
    '[G4] [G5] [G6] offers %s what the role may open',
    async (role) => {
      open({ at: '/dashboard', role })
      const navigation = within(await screen.findByRole('navigation', { name: 'Back office' }))
      expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual(places[role])
    },
  )

  it.each([
    ['/NewsList', 'News'],
    ['/newslist', 'News'],
    ['/EditNews/6', 'News'],
    ['/AddOurBrand', 'Brands'],
  ])('marks at %s the place %s', async (at, name) => {
    open({ at, role: 'CXTeam' })
    const navigation = within(await screen.findByRole('navigation', { name: 'Back office' }))
    const current = navigation
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual([name])
  })

  it('opens on a narrow window as a sheet, which closes when a place is opened', async () => {
    const { user, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await user.click(await screen.findByRole('button', { name: 'Open navigation', hidden: true }))
    const sheet = screen.getByRole('dialog', { name: 'Navigation', hidden: true })
    await user.click(within(sheet).getByRole('link', { name: 'Brands', hidden: true }))
    await heading('Brands')
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  })

  it('moves the focus to the screen that opened, and names the window after it', async () => {
    const { user, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await heading('Dashboard')
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'News' }))
    await heading('News')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(document.title).toBe('News · Sahilan')
  })
})

describe('the theme', () => {
  it('is the system’s until one is chosen, which is kept on the device', async () => {
    const { user } = open({ at: '/dashboard', role: 'CXTeam' })
    const [theme] = await screen.findAllByRole('group', { name: 'Theme' })
    const menu = within(theme ?? document.body)
    expect(menu.getByRole('button', { name: 'Theme of the system' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await user.click(menu.getByRole('button', { name: 'Dark theme' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    cleanup()
    open({ at: '/dashboard', role: 'CXTeam' })
    const [dark] = await screen.findAllByRole('button', { name: 'Dark theme' })
    expect(dark?.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('toasts', () => {
  const texts = () => screen.queryAllByText(/^Told \d$/).map((toast) => toast.textContent)

  it('[M11] three at most show, the oldest go', async () => {
    const { actors, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await heading('Dashboard')
    for (const number of [1, 2, 3, 4]) actors.announcements.tell({ tone: 'success', text: `Told ${number}` })
    await waitFor(() => expect(texts()).toEqual(['Told 2', 'Told 3', 'Told 4']))
  })
})

it('says of an unknown address that there is no such page', async () => {
  open({ at: '/nowhere', role: 'Hr' })
  expect(await screen.findByText("Oops! The page you're looking for doesn't exist.")).toBeTruthy()
})

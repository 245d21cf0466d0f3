import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { completeEnquiry } from '#tests/domain/support/complete-enquiry.ts'
import { listening, open } from '../admin-open.tsx'
import { scrolledIntoView } from '../scrolled-into-view.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const places: Record<Role, ReadonlyArray<string>> = {
  Admin: [
    'Dashboard',
    'Home page',
    'Sliders',
    'Brands',
    'History',
    'News',
    'Portfolio',
    'Team',
    'Pages',
    'Media',
    'Languages',
    'Careers',
    'Enquiry mails',
    'Profile mails',
    'Desk',
    'Admin users',
    'Connections',
    'Addresses',
    'Activity',
    'Personal data',
    'Trash',
    'Profile',
    'Settings',
  ],
  Hr: [
    'Dashboard',
    'Media',
    'Languages',
    'Careers',
    'Enquiry mails',
    'Profile mails',
    'Desk',
    'Trash',
    'Settings',
  ],
  CXTeam: [
    'Dashboard',
    'Home page',
    'Sliders',
    'Brands',
    'History',
    'News',
    'Pages',
    'Media',
    'Languages',
    'Addresses',
    'Trash',
    'Profile',
  ],
}

describe('the navigation', () => {
  it.each(['Admin', 'Hr', 'CXTeam'] as const)(
    '[G4] [G5] [G6] offers %s what the role may open',
    async (role) => {
      open({ at: '/dashboard', role })
      const navigation = within(await screen.findByRole('navigation', { name: 'Back office' }))
      const offered = navigation.getAllByRole('link').map((link) => link.textContent.replace(/\d.*/, ''))
      expect(offered).toEqual(places[role])
    },
  )

  it('[A9] [A10] counts unread mails, and again after a change', async () => {
    const { actors } = open({ at: '/dashboard', role: 'Hr' })
    expect(await screen.findByRole('link', { name: 'Enquiry mails 2 unread' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Profile mails 1 unread' })).toBeTruthy()
    const { enquiries, profiles } = actors.staff()
    enquiries.save.send({ type: 'save.submit', id: '3', form: { status: 'read', version: 1 } })
    expect(await screen.findByRole('link', { name: 'Enquiry mails 1 unread' })).toBeTruthy()
    enquiries.mark([{ id: '3', version: 2, status: 'read' }], 'new')
    expect(await screen.findByRole('link', { name: 'Enquiry mails 2 unread' })).toBeTruthy()
    profiles.list.send({ type: 'items.remove', ids: ['1'] })
    expect(await screen.findByRole('link', { name: 'Profile mails' })).toBeTruthy()
  })

  it('folds System for a role with many places, and unfolds it on one of them', async () => {
    const { heading, router } = open({ at: '/dashboard', role: 'Admin' })
    const system = await screen.findByRole('region', { name: 'System' })
    const folded = () => system.querySelector('details')?.open
    expect(folded()).toBe(false)
    await router.navigate({ to: '/trash' })
    await heading('Trash')
    await waitFor(() => expect(folded()).toBe(true))
    cleanup()
    open({ at: '/dashboard', role: 'Hr' })
    const unfolded = await screen.findByRole('region', { name: 'System' })
    expect(unfolded.querySelector('details')).toBeNull()
  })

  it('lists the keyboard shortcuts', async () => {
    const { user, heading } = open({ at: '/dashboard', role: 'Hr' })
    await heading('Dashboard')
    const [opener = document.body] = screen.getAllByText('Keyboard shortcuts')
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('F8')).toBeTruthy()
  })

  it('counts again when the tab becomes visible', async () => {
    const { runtime } = open({ at: '/dashboard', role: 'Hr' })
    await screen.findByRole('link', { name: 'Enquiry mails 2 unread' })
    await runtime.runPromise(Enquiries.use((enquiries) => enquiries.change('2', { status: 'answered' })))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('link', { name: 'Enquiry mails 1 unread' })).toBeTruthy()
  })

  it('[A9] counts again when mail arrives', async () => {
    const { runtime, arriving, actors } = open({ at: '/dashboard', role: 'Hr' })
    await screen.findByRole('link', { name: 'Enquiry mails 2 unread' })
    await listening(actors)
    await runtime.runPromise(Enquiries.use((enquiries) => enquiries.send(completeEnquiry)))
    arriving.arrive({ enquiries: 1 })
    expect(await screen.findByRole('link', { name: 'Enquiry mails 3 unread' })).toBeTruthy()
  })

  it('fetches no counts that the role may not see', async () => {
    const { actors, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await heading('Dashboard')
    const { unreadEnquiries, unreadProfiles, enquiryStatistics, settings } = actors.staff().readings
    for (const { actor } of [unreadEnquiries, unreadProfiles, enquiryStatistics, settings])
      expect(actor.getSnapshot().value).toBe('idle')
  })

  it.each([
    ['/NewsList', 'News'],
    ['/newslist', 'News'],
    ['/EditNews/6', 'News'],
    ['/AddOurBrand', 'Brands'],
  ])('marks at %s the entry %s as current', async (at, name) => {
    open({ at, role: 'CXTeam' })
    const navigation = within(await screen.findByRole('navigation', { name: 'Back office' }))
    const current = navigation
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual([name])
  })

  it('opens as a sheet in a narrow window and closes with the next screen', async () => {
    const { user, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await user.click(await screen.findByRole('button', { name: 'Open navigation', hidden: true }))
    const sheet = screen.getByRole('dialog', { name: 'Navigation', hidden: true })
    await user.click(within(sheet).getByRole('link', { name: 'Brands', hidden: true }))
    await heading('Brands')
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  })

  it('closes as a sheet when the screen asks before it is left', async () => {
    const { user } = open({ at: '/EditNews/6', role: 'CXTeam' })
    await user.type(await screen.findByLabelText('Title'), '!')
    await user.click(screen.getByRole('button', { name: 'Open navigation', hidden: true }))
    const sheet = screen.getByRole('dialog', { name: 'Navigation', hidden: true })
    await user.click(within(sheet).getByRole('link', { name: 'Brands', hidden: true }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(screen.queryByRole('dialog', { name: 'Navigation', hidden: true })).toBeNull()
  })

  it('closes as a sheet on a link to the screen that is shown', async () => {
    const { user } = open({ at: '/NewsList', role: 'CXTeam' })
    await user.click(await screen.findByRole('button', { name: 'Open navigation', hidden: true }))
    const sheet = screen.getByRole('dialog', { name: 'Navigation', hidden: true })
    await user.click(within(sheet).getByRole('link', { name: 'News', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  })

  it('scrolls its current entry into view', async () => {
    const scrolled = scrolledIntoView()
    const { heading } = open({ at: '/settings', role: 'Admin' })
    await heading('Settings')
    expect(scrolled.map(({ textContent }) => textContent)).toEqual(['Settings'])
  })

  it('moves the focus and the title to the opened screen', async () => {
    const { user, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await heading('Dashboard')
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'News' }))
    await heading('News')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(document.title).toBe('News · Sahilan')
  })
})

describe('the theme', () => {
  it('is the system’s until another is chosen and stored', async () => {
    const { user } = open({ at: '/dashboard', role: 'CXTeam' })
    const [theme] = await screen.findAllByRole('group', { name: 'Theme' })
    const menu = within(theme ?? document.body)
    expect(menu.getByRole('button', { name: 'System theme' }).getAttribute('aria-pressed')).toBe('true')
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

  it('[M11] show three at most and drop the oldest', async () => {
    const { actors, heading } = open({ at: '/dashboard', role: 'CXTeam' })
    await heading('Dashboard')
    for (const number of [1, 2, 3, 4])
      actors.announcements.announce({ tone: 'success', text: `Told ${number}` })
    await waitFor(() => expect(texts()).toEqual(['Told 2', 'Told 3', 'Told 4']))
  })
})

it('shows the not-found page at an unknown address', async () => {
  open({ at: '/nowhere', role: 'Hr' })
  expect(await screen.findByText("Oops! The page you're looking for doesn't exist.")).toBeTruthy()
})

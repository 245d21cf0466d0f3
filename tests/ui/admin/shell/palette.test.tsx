import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { office as officeInArabic } from '#domain/wording/ar/office/office.ts'
import { screensFor } from '#ui/admin/shell/palette/destinations.ts'
import { samplePicture } from '#ui/sample/office/content/sample-picture.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

type Opened = ReturnType<typeof open>

const palette = async ({ user, heading }: Opened, keys = '{Control>}k{/Control}') => {
  await heading(/./)
  await user.keyboard(keys)
  return within(await screen.findByRole('dialog', { name: 'Go to' }))
}
type Palette = Awaited<ReturnType<typeof palette>>
const options = (found: Palette) => found.queryAllByRole('option').map((option) => option.textContent)

describe('the palette', () => {
  it.each([
    ['Admin', ['Add admin user', 'Home page', 'Team', 'Settings', 'Personal data'], []],
    ['Hr', ['Careers', 'Add position', 'Account'], ['News', 'Add news', 'Add admin user', 'Personal data']],
    ['CXTeam', ['News', 'Add brand'], ['Team', 'Careers', 'Admin users']],
  ] as const)('offers %s the screens of the role', async (role, offered, hidden) => {
    const found = await palette(open({ at: '/dashboard', role }))
    for (const name of offered) expect(options(found)).toContain(name)
    for (const name of hidden) expect(options(found)).not.toContain(name)
  })

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('is opened and closed by %s', async (keys) => {
    const office = open({ at: '/dashboard', role: 'CXTeam' })
    await palette(office, keys)
    await office.user.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await palette(office, keys)
    await office.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds a screen by its name in the language of the interface, and in English', () => {
    const found = (typed: string) =>
      screensFor('Admin', typed, officeInArabic).commands.map(({ label }) => label)
    expect([found('الاخبار'), found('news')]).toEqual([['الأخبار'], ['الأخبار', 'إضافة خبر']])
    expect(found('الأخبار news')).toEqual([])
  })

  it('opens a screen by some letters of its name', async () => {
    const office = open({ at: '/dashboard', role: 'CXTeam' })
    const found = await palette(office)
    await office.user.keyboard('add ne')
    expect(options(found)).toEqual(['Add news'])
    await office.user.keyboard('{Enter}')
    expect(await office.heading('Add news')).toBeTruthy()
    expect(office.address()).toBe('/admin/AddNews')
  })

  it('opens an item of any kind, also by pointer', async () => {
    const office = open({ at: '/dashboard', role: 'Admin' })
    const found = await palette(office)
    await office.user.keyboard('fourth berth')
    const article = await found.findByRole('option', { name: 'Jalboot Marine opens a fourth berth at Hidd' })
    expect(within(found.getByRole('group', { name: 'News' })).getByRole('option')).toBe(article)
    expect(found.getByRole('status').textContent).toBe('1 found')
    await office.user.click(article)
    await office.heading('Jalboot Marine opens a fourth berth at Hidd')
    expect(office.address()).toBe('/admin/EditNews/6')
  })

  it('finds admin users only for an Admin', async () => {
    const admin = open({ at: '/dashboard', role: 'Admin' })
    const found = await palette(admin)
    await admin.user.keyboard('example')
    await waitFor(() => expect(found.getByRole('status').textContent).not.toBe('Searching...'))
    expect(found.getByRole('group', { name: 'Admin users' })).toBeTruthy()
    cleanup()
    const hr = open({ at: '/dashboard', role: 'Hr' })
    const other = await palette(hr)
    await hr.user.keyboard('fourth berth')
    expect(await other.findByText('Nothing found')).toBeTruthy()
  })

  it('lists screens if the items could not be searched', async () => {
    const office = open({
      at: '/dashboard',
      role: 'CXTeam',
      behaviour: { failing: { reads: exampleFailures.offline } },
    })
    const found = await palette(office)
    await office.user.keyboard('news')
    expect(await found.findByText('The items could not be searched.')).toBeTruthy()
    expect(options(found)).toEqual(['News', 'Add news'])
  })

  it('links to the list of a kind with more than five items', async () => {
    const newsArticle = Array.from({ length: 7 }, (_, at) => ({
      title: `Courtyard ${at + 1}`,
      image: samplePicture(),
      description: 'About a courtyard',
    }))
    const office = open({ at: '/dashboard', role: 'CXTeam', items: { newsArticle } })
    const found = await palette(office)
    await office.user.keyboard('courtyard')
    await office.user.click(await found.findByRole('option', { name: 'Show all 7 in News' }))
    expect(found.getByRole('status').textContent).toBe('7 found')
    expect(await screen.findByText('7 articles found')).toBeTruthy()
    expect(office.address()).toBe('/admin/NewsList?q=courtyard')
  })

  it('finds senders of mails for roles that handle them', async () => {
    const office = open({ at: '/dashboard', role: 'Hr' })
    const found = await palette(office)
    await office.user.keyboard('hamar')
    const group = within(await found.findByRole('group', { name: 'Enquiry mails' }))
    const [sender = document.body] = group.getAllByRole('option', { name: /Hamar/ })
    const name = sender.textContent
    await office.user.click(sender)
    await office.heading('Enquiry mails')
    expect(await screen.findByRole('article', { name: `Mail of ${name}` })).toBeTruthy()
    cleanup()
    const other = open({ at: '/dashboard', role: 'CXTeam' })
    const nothing = await palette(other)
    await other.user.keyboard('hamar')
    expect(await nothing.findByText('Nothing found')).toBeTruthy()
  })

  it('leaves the focus to the opened screen', async () => {
    const office = open({ at: '/dashboard', role: 'CXTeam' })
    await office.heading('Dashboard')
    within(screen.getByRole('navigation', { name: 'Back office' }))
      .getByRole('link', { name: 'Sliders' })
      .focus()
    await palette(office)
    await office.user.keyboard('brands{Enter}')
    await office.heading('Brands')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('asks before unsaved changes are left', async () => {
    const office = open({ at: '/EditNews/6', role: 'CXTeam' })
    await office.user.type(await screen.findByLabelText('Title'), '!')
    await palette(office)
    await office.user.keyboard('brands{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  })

  it('does not open over another dialog', async () => {
    const office = open({ at: '/NewsList', role: 'CXTeam' })
    const [remove] = await screen.findAllByRole('button', { name: /^Delete \w/ })
    await office.user.click(remove ?? document.body)
    await screen.findByRole('alertdialog')
    await office.user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull()
  })

  it('is opened by its button and returns the focus', async () => {
    const office = open({ at: '/dashboard', role: 'CXTeam' })
    await office.heading('Dashboard')
    const [button = document.body] = screen.getAllByRole('button', { name: 'Go to' })
    await office.user.click(button)
    await screen.findByRole('dialog', { name: 'Go to' })
    expect(document.activeElement?.getAttribute('role')).toBe('combobox')
    await office.user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})

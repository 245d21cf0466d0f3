import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { recentEnquiries } from '#ui/sample/office/desk/recent-enquiries.ts'
import { sampleContents } from '#ui/sample/office/content/sample-contents.ts'
import { sampleDrafts } from '#ui/sample/office/content/sample-drafts.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const dashboard = { at: '/dashboard', enquiries: recentEnquiries } as const
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('[A11] the dashboard', () => {
  it('shows key figures', async () => {
    open({ at: '/dashboard', role: 'Admin' })
    for (const name of [
      'Unread enquiries 2 Of 3 in total',
      'Unread profile mails 1 Newest for Marine Pilot, Class II',
      'Open positions 5 First closes 31 December',
      /^News articles 6 Newest of \d+ \w+$/,
    ])
      expect(await screen.findByRole('link', { name })).toBeTruthy()
    expect(screen.getByText(/^My daughter's school/)).toBeTruthy()
  })

  it('counts as open only positions that take applications', async () => {
    const career = ['2020-01-01', '', '2030-06-01', '2030-05-01'].map((closingDate) => ({
      title: 'Pilot',
      company: '',
      department: '',
      location: 'Hidd',
      employmentType: '',
      experience: '',
      closingDate,
      description: 'x',
    }))
    open({ at: '/dashboard', role: 'Hr', items: { career } })
    expect(await screen.findByRole('link', { name: 'Open positions 3 First closes 1 May' })).toBeTruthy()
  })

  it('charts enquiries by day, place and type, each with a table', async () => {
    open({ ...dashboard, role: 'Hr' })
    const [head, ...days] = rows(await screen.findByRole('table', { name: '44 enquiries in 14 days' }))
    expect(head).toEqual(['Day', 'Enquiries'])
    expect(days.map(([, count]) => Number(count))).toEqual([2, 4, 3, 0, 1, 5, 6, 4, 3, 2, 0, 3, 7, 4])
    const places = rows(screen.getByRole('table', { name: 'Enquiries by location' }))
    expect(places).toHaveLength(6)
    const counts = places.map(([, count]) => Number(count))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(rows(screen.getByRole('table', { name: 'Enquiries by type' })).map(([name]) => name)).toEqual([
      'General',
      'Business',
    ])
  })

  it('counts the content and offers to add the first item', async () => {
    const items = { ...sampleContents, teamMember: [] }
    const { user, address } = open({ at: '/dashboard', role: 'Admin', items })
    const card = (await screen.findByRole('heading', { name: 'Content on the site' })).closest('section')
    const counts = within(card ?? document.body)
    await counts.findAllByText('Add the first')
    await waitFor(() =>
      expect(counts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Brands4',
        'Sliders3',
        'History6',
        'News6',
        'TeamAdd the first',
        'Portfolio2',
        'Careers5',
        'PagesAdd the first',
      ]),
    )
    await user.click(counts.getByRole('link', { name: 'Add the first team member' }))
    await waitFor(() => expect(address()).toBe('/admin/AddTeamMember'))
  })

  it('hides mail and careers from CXTeam, and the site’s content from Hr', async () => {
    open({ ...dashboard, role: 'CXTeam' })
    expect(await screen.findByRole('link', { name: /^News articles 6/ })).toBeTruthy()
    for (const text of ['Newest enquiries', 'Careers', 'By location', 'Unread enquiries'])
      expect(screen.queryByText(text)).toBeNull()
    cleanup()
    open({ ...dashboard, role: 'Hr' })
    expect(await screen.findByText('By location')).toBeTruthy()
    for (const text of ['News articles', 'Brands', 'Add news']) expect(screen.queryByText(text)).toBeNull()
  })

  it('offers another try if the enquiries could not be counted', async () => {
    const { user } = open({
      ...dashboard,
      role: 'Hr',
      behaviour: { failing: { reads: exampleFailures.offline } },
    })
    const title = 'Failed to count enquiries: Something went wrong'
    const card = (await screen.findByText(title)).closest('section') ?? document.body
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(title)).toBeTruthy()
  })

  it('hides charts that another back end lacks', async () => {
    open({ ...dashboard, role: 'Hr', behaviour: { failing: { reads: exampleFailures.missing } } })
    await screen.findByText('Newest enquiries')
    await waitFor(() => expect(screen.queryByText('Enquiries by day')).toBeNull())
    expect(screen.queryByText(/^Failed to count/)).toBeNull()
    expect(screen.queryByText(/^Unread/)).toBeNull()
  })
})

describe('[A13] the settings', () => {
  it('show the configuration, read only', async () => {
    const { heading } = open({ at: '/settings', role: 'Hr' })
    await heading('Settings')
    const card = async (name: string) => within(await screen.findByRole('region', { name }))
    expect((await card('Address')).getByRole('link', { name: 'https://sahilan.example' })).toBeTruthy()
    expect((await card('Mail and visits')).getByText('Not set up: mails are only in the inbox')).toBeTruthy()
    expect((await card('Storage')).getByText('46.0 MB')).toBeTruthy()
    const pictureSize = (await card('Limits')).getByText('8.0 MB')
    expect(pictureSize.closest('dd')?.textContent).toBe('At most 8.0 MB')
    expect((await card('Limits')).getByText('At most 20 in 10 minutes')).toBeTruthy()
    expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull()
  })

  it('show a failed fetch and a back end that lacks them', async () => {
    open({ at: '/settings', role: 'Hr', behaviour: { failing: { reads: exampleFailures.offline } } })
    expect(await screen.findByText('Failed to fetch settings: Something went wrong')).toBeTruthy()
    cleanup()
    open({ at: '/settings', role: 'Hr', behaviour: { failing: { reads: exampleFailures.missing } } })
    expect(await screen.findByText('This back end does not provide its settings.')).toBeTruthy()
  })
})

describe('scheduled changes on the dashboard', () => {
  it('[W13] are the failed ones and the next three', async () => {
    open({ ...dashboard, role: 'CXTeam', drafts: sampleDrafts, missing: [] })
    const card = await screen.findByRole('heading', { level: 2, name: 'Scheduled' })
    const section = card.closest('section')
    if (section === null) throw new Error('no card')
    await waitFor(() =>
      expect(
        within(section)
          .getAllByRole('listitem')
          .map(({ firstChild, textContent }) => [firstChild?.textContent, textContent.includes('Failed')]),
      ).toEqual([
        ['Old trade routes, new cargo', true],
        ['Jalboot Marine opens a fourth berth at Hidd', false],
        ['Salwan Health to build a courtyard hospital in Isa Town', false],
        ['Liwan Court, Riyadh', false],
      ]),
    )
  })

  it('[W23] are missing where the back end has no drafts', async () => {
    open({ ...dashboard, role: 'CXTeam', drafts: sampleDrafts })
    await screen.findByRole('heading', { level: 2, name: 'Latest changes' })
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Scheduled' })).toBeNull())
  })
})

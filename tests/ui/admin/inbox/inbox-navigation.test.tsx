import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { sampleEnquiries } from '#ui/sample/office/desk/sample-mails.ts'
import { open } from '../admin-open.tsx'
import { scrolledIntoView } from '../scrolled-into-view.ts'

afterEach(cleanup)

const enquiries = { at: '/enquirymails', role: 'Hr' } as const
const reader = (name: string) => screen.findByRole('article', { name: `Mail of ${name}` })
const rows = () =>
  within(screen.getByRole('list', { name: 'Enquiry mails' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

describe('[A9] navigation in the inbox', () => {
  it('steps by J and K at the mails, but not elsewhere or while typing', async () => {
    const { user, address } = open(enquiries)
    await reader('Sara Al Hamar')
    await user.keyboard('j')
    screen.getByRole('button', { name: 'Next mail' }).focus()
    await user.keyboard('j')
    expect(address()).toBe('/admin/enquirymails')
    screen.getByRole('link', { name: /^Sara Al Hamar/ }).focus()
    await user.keyboard('j')
    await reader('Fatima Al Suwaidi')
    expect(address()).toBe('/admin/enquirymails?open=2')
    expect(document.activeElement?.textContent).toBe('Fatima Al Suwaidi')
    await user.keyboard('jk')
    await reader('Fatima Al Suwaidi')
    await user.click(screen.getByLabelText('Note on the whole mail'))
    await user.keyboard('j')
    expect(screen.getByLabelText('Note on the whole mail')).toHaveProperty('value', 'j')
  })

  it('[T55] steps by the keys of J and K on an Arabic layout', async () => {
    const { address } = open(enquiries)
    await reader('Sara Al Hamar')
    const first = screen.getByRole('link', { name: /^Sara Al Hamar/ })
    first.focus()
    fireEvent.keyDown(first, { key: 'ت', code: 'KeyJ' })
    const second = await reader('Fatima Al Suwaidi')
    expect(address()).toBe('/admin/enquirymails?open=2')
    fireEvent.keyDown(within(second).getByText('Fatima Al Suwaidi'), { key: 'ن', code: 'KeyK' })
    await reader('Sara Al Hamar')
  })

  it('shows the beginning of the mail that is opened', async () => {
    const scrolled = scrolledIntoView()
    const { user } = open(enquiries)
    await user.click(await screen.findByRole('link', { name: /^Fatima Al Suwaidi/ }))
    const mail = await reader('Fatima Al Suwaidi')
    await waitFor(() => expect(scrolled).toContain(mail.firstElementChild))
  })

  it('steps from page to page', async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...sampleEnquiries[0],
      firstName: `Sender ${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
    })) as unknown as typeof sampleEnquiries
    const { user, address } = open({ ...enquiries, enquiries: many, at: '/enquirymails?open=3' })
    await reader('Sender 2 Nair')
    await user.click(screen.getByRole('button', { name: 'Next mail' }))
    await reader('Sender 1 Nair')
    await waitFor(() => expect(address()).toBe('/admin/enquirymails?page=2&open=2'))
    expect(screen.getByText('13 of 14')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    await waitFor(() => expect(address()).toBe('/admin/enquirymails?open=3'))
  })

  it('leads to the trash of its kind', async () => {
    const { user, address, heading } = open({ ...enquiries, at: '/profilemails' })
    await user.click(await within(await screen.findByRole('main')).findByRole('link', { name: 'Trash' }))
    await heading('Trash')
    expect(address()).toBe('/admin/trash?of=profile')
  })

  it('keeps filters and order in the address', async () => {
    const { user, address } = open(enquiries)
    await user.click(await screen.findByRole('button', { name: 'General' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(screen.getByLabelText('Location'), 'Kuwait')
    fireEvent.change(screen.getByLabelText('Received from'), { target: { value: '2026-11-01' } })
    await user.selectOptions(screen.getByLabelText('Sort'), 'Oldest first')
    await waitFor(() =>
      expect(address()).toBe(
        '/admin/enquirymails?type=General&location=Kuwait&from=2026-11-01&sort=createdAt',
      ),
    )
    expect(rows()).toEqual(['Priya Nair'])
    expect(screen.getByRole('button', { name: 'Filters, 2 in use' })).toBeTruthy()
  })

  it('reads filters from the address and drops unknown values', async () => {
    open({ ...enquiries, at: '/enquirymails?location=Qatar&status=lost&from=never&position=Pilot' })
    await reader('Fatima Al Suwaidi')
    expect(rows()).toEqual(['Fatima Al Suwaidi, unread'])
    expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Qatar')
  })
})

describe('[K1] the list of mails whose answer could not be sent', () => {
  const link = () => screen.queryByRole('link', { name: /^Answer not sent/ })

  it('is offered while there are any, or as long as it is shown', async () => {
    open({ ...enquiries, desk: {} })
    await screen.findByRole('link', { name: /^Answered/ })
    expect(link()).toBeNull()
    cleanup()
    open({ ...enquiries, at: '/enquirymails?delivery=parked', desk: {} })
    await waitFor(() => expect(link()?.getAttribute('aria-current')).toBe('page'))
  })
})

describe('[A9] the CSV export', () => {
  it('has the filters of the list and announces success and failure', async () => {
    const { user, downloads } = open({ ...enquiries, at: '/enquirymails?location=Qatar&q=school' })
    await user.click(await screen.findByRole('button', { name: /Export CSV/ }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(downloads[0]).toContain('"location":"Qatar"')
    expect(downloads[0]).toContain('"search":"school"')
    expect(await screen.findByText('Exported the mails as a CSV file')).toBeTruthy()
    cleanup()
    const failing = { failing: { reads: exampleFailures.broken } }
    const other = open({ ...enquiries, downloading: failing })
    await other.user.click(await screen.findByRole('button', { name: /Export CSV/ }))
    expect(await screen.findByText('Failed to export mails: Something went wrong')).toBeTruthy()
  })
})

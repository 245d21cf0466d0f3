import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleFailures } from '#adapters/memory/example-failures.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { Profiles } from '#ports/profiles.ts'
import { sampleEnquiries, sampleProfiles } from '#ui/admin/sample/sample-mails.ts'
import { completeEnquiry } from '#tests/domain/support/complete-enquiry.ts'
import { open } from './admin-open.tsx'

afterEach(cleanup)

const enquiries = { at: '/enquirymails', role: 'Hr' } as const
const reader = (name: string) => screen.findByRole('article', { name: `Mail of ${name}` })
const statusesOf = async ({ runtime }: ReturnType<typeof open>) =>
  (await runtime.runPromise(Enquiries.use((port) => port.list()))).items.map(({ status }) => status)
const rows = () =>
  within(screen.getByRole('list', { name: 'Enquiry mails' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

describe('[A9] a new mail', () => {
  it('is read once it was opened, and not by being shown', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    expect(await statusesOf(office)).toEqual(['new', 'new', 'read'])
    await office.user.click(screen.getByRole('link', { name: /Fatima Al Suwaidi.*unread/ }))
    await waitFor(async () => expect(await statusesOf(office)).toEqual(['new', 'read', 'read']))
    await waitFor(() => expect(rows()[1]).toBe('Fatima Al Suwaidi'))
  })

  it('keeps what somebody else has made of it meanwhile', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    await office.runtime.runPromise(Enquiries.use((port) => port.change('2', { status: 'answered' })))
    await office.user.click(screen.getByRole('link', { name: /Fatima Al Suwaidi.*unread/ }))
    await waitFor(() =>
      expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'answered'),
    )
    expect(await statusesOf(office)).toEqual(['new', 'answered', 'read'])
  })
})

describe('[A9] handling', () => {
  it('sets a status, which stays when the mail is opened', async () => {
    const office = open({ ...enquiries, at: '/enquirymails?open=3' })
    await waitFor(async () => expect((await statusesOf(office))[0]).toBe('read'))
    await office.user.selectOptions(screen.getByLabelText('Status of this mail'), 'Answered')
    await waitFor(async () => expect((await statusesOf(office))[0]).toBe('answered'))
    await office.user.selectOptions(screen.getByLabelText('Status of this mail'), 'New')
    await waitFor(async () => expect((await statusesOf(office))[0]).toBe('new'))
    expect(await screen.findByRole('link', { name: /Sara Al Hamar.*unread/ })).toBeTruthy()
  })

  it('takes spam out of the list, has it on its own, and takes it back', async () => {
    const { user, address } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await reader('Priya Nair')
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Spam')
    await waitFor(() => expect(rows()).toEqual(['Priya Nair']))
    expect(address()).toBe('/admin/enquirymails?status=spam')
    await user.click(screen.getByRole('button', { name: 'Not spam' }))
    expect(await screen.findByRole('heading', { name: 'No enquiries found' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  it('keeps a note, and asks before an unsaved one is left', async () => {
    const { user, runtime } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await user.type(await screen.findByLabelText('Note'), 'Call on Sunday')
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay here' }))
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
    const { items } = await runtime.runPromise(Enquiries.use((port) => port.list()))
    expect(items.map(({ note }) => note)).toEqual(['', '', 'Call on Sunday'])
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    await reader('Fatima Al Suwaidi')
    expect(screen.getByLabelText('Note')).toHaveProperty('value', '')
  })

  it('shows both notes where somebody else wrote one first', async () => {
    const { user, runtime } = open({ ...enquiries, at: '/enquirymails?open=1' })
    await user.type(await screen.findByLabelText('Note'), 'Mine')
    await runtime.runPromise(Enquiries.use((port) => port.change('1', { note: 'Theirs' })))
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    await user.click(await screen.findByRole('button', { name: 'Load the other version' }))
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Theirs')
    await user.type(screen.getByLabelText('Note'), ' and mine')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Note saved.')).toBeTruthy()
  })

  it('marks several at once, and deletes them after a question', async () => {
    const office = open(enquiries)
    const { user } = office
    await user.click(await screen.findByLabelText('Select page'))
    await user.selectOptions(screen.getByLabelText('Mark selected as'), 'Answered')
    await waitFor(async () => expect(await statusesOf(office)).toEqual(['answered', 'answered', 'answered']))
    await user.click(screen.getByLabelText('Select mail of Priya Nair'))
    await user.click(screen.getByLabelText('Select mail of Sara Al Hamar'))
    const selection = screen.getByText('2 selected').parentElement ?? document.body
    await user.click(within(selection).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 enquiries?' }))
    await user.click(question.getByRole('button', { name: 'Delete 2 enquiries' }))
    await waitFor(() => expect(rows()).toEqual(['Fatima Al Suwaidi']))
    expect(await statusesOf(office)).toEqual(['answered'])
  })

  it('says what could not be done, and shows the mail as it is', async () => {
    const behaviour = { failing: { writes: exampleFailures.broken } }
    const { user } = open({ ...enquiries, at: '/enquirymails?open=1', behaviour })
    await reader('Priya Nair')
    await user.selectOptions(screen.getByLabelText('Status of this mail'), 'Answered')
    expect(await screen.findByText('Failed to update enquiry mail: Something went wrong')).toBeTruthy()
    expect(screen.getByLabelText('Status of this mail')).toHaveProperty('value', 'read')
  })
})

describe('[A9] the ways through the inbox', () => {
  it('J goes on, K goes back, and neither while somebody types', async () => {
    const { user, address } = open(enquiries)
    await reader('Sara Al Hamar')
    await user.keyboard('j')
    await reader('Fatima Al Suwaidi')
    expect(address()).toBe('/admin/enquirymails?open=2')
    expect(document.activeElement?.textContent).toBe('Fatima Al Suwaidi')
    await user.keyboard('jk')
    await reader('Fatima Al Suwaidi')
    await user.click(screen.getByLabelText('Note'))
    await user.keyboard('j')
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'j')
  })

  it('go on from page to page', async () => {
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

  it('are all in the address', async () => {
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

  it('begin where an address says, and drop what it must not say', async () => {
    open({ ...enquiries, at: '/enquirymails?location=Qatar&status=lost&from=never&position=Pilot' })
    await reader('Fatima Al Suwaidi')
    expect(rows()).toEqual(['Fatima Al Suwaidi, unread'])
    expect(screen.getByLabelText('Location')).toHaveProperty('value', 'Qatar')
  })
})

describe('[A9] new mail', () => {
  const arrive = async ({ runtime, arriving }: ReturnType<typeof open>, lastName: string) => {
    await runtime.runPromise(
      Enquiries.use((port) => port.send({ ...completeEnquiry, firstName: 'Late', lastName })),
    )
    act(() => arriving.arrive({ enquiries: 1, profiles: 1 }))
  }

  it('comes into the list and is told quietly, until another mail is opened', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    await arrive(office, 'Comer')
    await waitFor(() => expect(rows()?.[0]).toBe('Late Comer, unread'))
    expect(screen.getByText('1 new enquiry').getAttribute('role')).toBe('status')
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
    await arrive(office, 'Still')
    await waitFor(() => expect(rows()?.[0]).toBe('Late Still, unread'))
    expect(screen.getByText('2 new enquiries')).toBeTruthy()
    await reader('Sara Al Hamar')
    await office.user.click(screen.getByRole('link', { name: /Late Comer/ }))
    await reader('Late Comer')
    expect(screen.queryByText(/new enquir/)).toBeNull()
  })

  it('leaves what the person works on as it is, and comes when it is wanted', async () => {
    const office = open(enquiries)
    await office.user.click(await screen.findByLabelText('Select mail of Priya Nair'))
    await arrive(office, 'Comer')
    expect(await screen.findByText('1 new enquiry')).toBeTruthy()
    expect(rows()).toHaveLength(3)
    await office.user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(rows()?.[0]).toBe('Late Comer, unread'))
    expect(screen.queryByText(/new enquir/)).toBeNull()
    expect(screen.getByLabelText('Select mail of Priya Nair')).toHaveProperty('checked', true)
  })

  it('waits for a person who may have left, so that nothing counts as their use', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    const later = performance.now() + 6 * 60_000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
    await arrive(office, 'Comer')
    expect(await screen.findByText('1 new enquiry')).toBeTruthy()
    expect(rows()).toHaveLength(3)
    fireEvent.pointerMove(document.body)
    await waitFor(() => expect(rows()?.[0]).toBe('Late Comer, unread'))
    clock.mockRestore()
  })
})

describe('[A9] the table of mails', () => {
  it('is asked for as the list is narrowed, and says when it fails', async () => {
    const { user, downloads } = open({ ...enquiries, at: '/enquirymails?location=Qatar&q=school' })
    await user.click(await screen.findByRole('button', { name: /Export CSV/ }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(downloads[0]).toContain('"location":"Qatar"')
    expect(downloads[0]).toContain('"search":"school"')
    cleanup()
    const failing = { failing: { reads: exampleFailures.broken } }
    const other = open({ ...enquiries, downloading: failing })
    await other.user.click(await screen.findByRole('button', { name: /Export CSV/ }))
    expect(await screen.findByText('Failed to export mails: Something went wrong')).toBeTruthy()
  })
})

describe('[A10] profiles', () => {
  const again = {
    ...sampleProfiles[0],
    email: 'YUSUF@example.com',
    position: 'Harbour Master',
    resumeName: 'yusuf-again.pdf',
    message: 'Or this one.',
    createdAt: '2026-11-19T10:00:00.000Z',
  } as (typeof sampleProfiles)[number]
  const two = { ...enquiries, at: '/profilemails', profiles: [...sampleProfiles, again] }

  it('of one person stand together, each with its file', async () => {
    const { user, downloads } = open(two)
    await reader('Yusuf Karim')
    const others = within(await screen.findByRole('region', { name: '1 more application of this person' }))
    expect(others.getByText('Marine Pilot, Class II')).toBeTruthy()
    await user.click(others.getByRole('button', { name: /yusuf-karim.pdf/ }))
    await waitFor(() => expect(downloads).toEqual(['resume 1']))
    await user.click(await screen.findByRole('button', { name: /yusuf-again.pdf/ }))
    await waitFor(() => expect(downloads).toEqual(['resume 1', 'resume 2']))
  })

  it('of one person are listed together from there', async () => {
    const alone = { ...sampleProfiles[0], firstName: 'Else', email: 'else@example.com' }
    const profiles = [...two.profiles, alone as (typeof sampleProfiles)[number]]
    const { user, address } = open({ ...two, profiles, at: '/profilemails?open=1' })
    await user.click(await screen.findByRole('link', { name: 'Show together' }))
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeTruthy())
    expect(address()).toBe('/admin/profilemails?q=yusuf%40example.com')
  })

  it('are narrowed to a position', async () => {
    const { user, address, runtime } = open(two)
    await reader('Yusuf Karim')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByLabelText('Position'), 'Marine Pilot, Class II')
    await waitFor(() => expect(screen.getByText('1 of 1')).toBeTruthy())
    expect(address()).toBe('/admin/profilemails?position=Marine+Pilot%2C+Class+II')
    expect((await runtime.runPromise(Profiles.use((port) => port.list()))).total).toBe(2)
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Profiles } from '#ports/visitor/profiles.ts'
import { sampleEnquiries, sampleProfiles } from '#ui/sample/office/desk/sample-mails.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const enquiries = { at: '/enquirymails', role: 'Hr' } as const
const reader = (name: string) => screen.findByRole('article', { name: `Mail of ${name}` })

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

  it('of one person show together, each with its file', async () => {
    const { user, downloads } = open(two)
    await reader('Yusuf Karim')
    const others = within(await screen.findByRole('region', { name: '1 more application of this person' }))
    expect(others.getByText('Marine Pilot, Class II')).toBeTruthy()
    await user.click(others.getByRole('button', { name: /yusuf-karim.pdf/ }))
    await waitFor(() => expect(downloads).toEqual(['resume 1']))
    await user.click(await screen.findByRole('button', { name: /yusuf-again.pdf/ }))
    await waitFor(() => expect(downloads).toEqual(['resume 1', 'resume 2']))
  })

  it('of one person are listed by a link', async () => {
    const alone = { ...sampleProfiles[0], firstName: 'Else', email: 'else@example.com' }
    const profiles = [...two.profiles, alone as (typeof sampleProfiles)[number]]
    const { user, address } = open({ ...two, profiles, at: '/profilemails?open=1' })
    await user.click(await screen.findByRole('link', { name: 'Show together' }))
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeTruthy())
    expect(address()).toBe('/admin/profilemails?q=yusuf%40example.com&open=1')
  })

  it('show what their sender has sent to the other inbox', async () => {
    const [mail] = sampleEnquiries
    const own = { ...mail, email: ' Yusuf@example.com', type: 'General' } as (typeof sampleEnquiries)[number]
    open({ ...two, at: '/profilemails?open=1', enquiries: [...sampleEnquiries, own] })
    const others = within(await screen.findByRole('region', { name: '1 more enquiry of this person' }))
    expect(others.getByText('General Inquiry')).toBeTruthy()
    expect(others.getByRole('link', { name: 'Show together' }).getAttribute('href')).toBe(
      '/admin/enquirymails?q=yusuf%40example.com&open=4',
    )
    cleanup()
    open({ ...enquiries, at: '/enquirymails?open=4', enquiries: [...sampleEnquiries, own] })
    expect(await screen.findByRole('region', { name: '1 more application of this person' })).toBeTruthy()
  })

  it('are filtered by position', async () => {
    const { user, address, runtime } = open(two)
    await reader('Yusuf Karim')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByLabelText('Position'), 'Marine Pilot, Class II')
    await waitFor(() => expect(screen.getByText('1 of 1')).toBeTruthy())
    expect(address()).toBe('/admin/profilemails?position=Marine+Pilot%2C+Class+II')
    expect((await runtime.runPromise(Profiles.use((port) => port.list()))).total).toBe(2)
  })
})

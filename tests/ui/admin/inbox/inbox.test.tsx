import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { arabicEnquiries, hostileMails } from '#ui/sample/office/desk/sample-mails.ts'
import { open, toldTwice } from '../admin-open.tsx'

afterEach(cleanup)

const enquiries = { at: '/enquirymails', role: 'Hr' } as const
const reader = (name: string) => screen.findByRole('article', { name: `Mail of ${name}` })

describe('the inbox', () => {
  it('[A9] shows the received enquiries, newest first, and the first one whole', async () => {
    open(enquiries)
    const list = within(await screen.findByRole('list', { name: 'Enquiry mails' }))
    expect(list.getAllByRole('link').map((link) => link.querySelector('b')?.textContent)).toEqual([
      'Sara Al Hamar, unread',
      'Fatima Al Suwaidi, unread',
      'Priya Nair',
    ])
    const mail = within(await reader('Sara Al Hamar'))
    for (const text of ['Sara Al Hamar, Kestrel Loop', 'Bahrain', 'Business Inquiry', '1 of 3'])
      expect(mail.getByText(text)).toBeTruthy()
    expect(mail.getByLabelText('Status of this mail')).toHaveProperty('value', 'new')
    expect(mail.getByText(/Could someone from Darbline/).tagName).toBe('P')
    expect(mail.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toMatch(
      /^mailto:sara@kestrelloop\.example\?subject=Re%3A%20Your%20enquiry.*Could%20someone/,
    )
    expect(mail.getByRole('link', { name: '33 104 558' }).getAttribute('href')).toBe('tel:33104558')
    expect(mail.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:33104558')
    expect(mail.getByRole('link', { name: 'Write by WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/97333104558',
    )
  })

  // Seen failing with a subject in English.
  it('[T37] replies to an Arabic mail with the subject of its receipt', async () => {
    open({ at: '/enquirymails?open=2', role: 'Hr', enquiries: arabicEnquiries })
    const reply = await screen.findByRole('link', { name: 'Reply by email' })
    await waitFor(() =>
      expect(decodeURIComponent(reply.getAttribute('href') ?? '')).toContain('Re: وصلنا استفساركم'),
    )
  })

  it('shows the privacy notice that the sender saw, if known', async () => {
    const { user } = open(enquiries)
    expect(within(await reader('Sara Al Hamar')).getByText(/^Version 1: We keep what you send/)).toBeTruthy()
    await user.click(await screen.findByRole('link', { name: /Fatima Al Suwaidi/ }))
    expect(within(await reader('Fatima Al Suwaidi')).queryByText('Privacy notice')).toBeNull()
  })

  it('opens a mail and puts it in the address', async () => {
    const { user, address } = open(enquiries)
    await user.click(await screen.findByRole('link', { name: /Priya Nair/ }))
    expect(within(await reader('Priya Nair')).getByLabelText('Status of this mail')).toHaveProperty(
      'value',
      'read',
    )
    expect(address()).toBe('/admin/enquirymails?open=1')
    await user.click(screen.getByRole('button', { name: 'Previous mail' }))
    await reader('Fatima Al Suwaidi')
    await user.click(screen.getByLabelText('Back to the list'))
    await waitFor(() => expect(address()).toBe('/admin/enquirymails'))
  })

  it('searches by text', async () => {
    const { user } = open(enquiries)
    await user.type(await screen.findByLabelText('Search enquiries'), 'physiotherapy')
    await reader('Priya Nair')
    expect(screen.queryByText(/Sara Al Hamar/)).toBeNull()
  })

  it('[A10] shows the received profiles with their positions', async () => {
    open({ ...enquiries, at: '/profilemails' })
    const mail = within(await reader('Yusuf Karim'))
    expect(mail.getByText('Marine Pilot, Class II')).toBeTruthy()
    expect(mail.getByText('yusuf-karim.pdf')).toBeTruthy()
  })

  it.each([
    ['/enquirymails', 'Failed to enquiry list: Something went wrong'],
    ['/profilemails', 'Failed to profile mails: Something went wrong'],
  ])('[M9] shows at %s that mails could not be fetched', async (at, text) => {
    open({ ...enquiries, at, behaviour: { failing: { reads: exampleFailures.offline } } })
    await toldTwice(text)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows what a visitor sent as text and nothing else', async () => {
    open({ ...enquiries, enquiries: hostileMails })
    const mail = await screen.findByRole('article')
    expect(mail.querySelector('script, img')).toBeNull()
    expect(mail.textContent).toContain("<script>alert('message')</script>")
  })
})

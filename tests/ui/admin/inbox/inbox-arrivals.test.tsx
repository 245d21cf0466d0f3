import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { completeEnquiry } from '#tests/domain/support/complete-enquiry.ts'
import { listening, open } from '../admin-open.tsx'

afterEach(cleanup)

const enquiries = { at: '/enquirymails', role: 'Hr' } as const
const reader = (name: string) => screen.findByRole('article', { name: `Mail of ${name}` })
const rows = () =>
  within(screen.getByRole('list', { name: 'Enquiry mails' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

describe('[A9] new mail', () => {
  const arrive = async (office: ReturnType<typeof open>, lastName: string) => {
    await listening(office.actors)
    await arriveNow(office, lastName)
  }
  const arriveNow = async ({ runtime, arriving }: ReturnType<typeof open>, lastName: string) => {
    await runtime.runPromise(
      Enquiries.use((port) => port.send({ ...completeEnquiry, firstName: 'Late', lastName })),
    )
    act(() => arriving.arrive({ enquiries: 1, profiles: 1 }))
  }

  it('appears in the list with a notice until another mail is opened', async () => {
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

  it('shows a notice if it arrives right after the first fetch', async () => {
    const office = open(enquiries)
    await reader('Sara Al Hamar')
    await arriveNow(office, 'Early')
    expect(await screen.findByText('1 new enquiry')).toBeTruthy()
    await waitFor(() => expect(rows()?.[0]).toBe('Late Early, unread'))
  })

  it('waits for the Show button while mails are selected', async () => {
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

  it('is not fetched for an absent person', async () => {
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

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleNotifications } from '#ui/sample/office/desk/sample-notifications.ts'
import { open } from '../admin-open.tsx'

afterEach(cleanup)

const { sent, begun, waiting, parked } = sampleNotifications
const mail = { at: '/enquirymails?open=3', role: 'Admin' } as const
const reader = async () => within(await screen.findByRole('article', { name: /^Mail of/ }))
const reason = /^The mail server said: 550/

describe('the notifications of a mail', () => {
  it.each([
    ['sent', sent, /^The notification mail went out on 21 November 2026 at/],
    ['sent', sent, /^The receipt to the sender went out on 21 November 2026 at/],
    ['new', begun, /^The notification mail is on its way\.$/],
    // Seen failing: the sentence named the end of the lease as the time of a next try.
    ['sent for the first time', [{ ...begun[0], tries: 1 }], /^The notification mail is on its way\.$/],
    [
      'waiting',
      waiting,
      /^The notification mail has not gone out yet\. Next try: 1 January 2999 at .*\.The mail/,
    ],
    ['parked', parked, /^The notification mail could not be sent\./],
  ])('show that they are %s', async (_, notifications, text) => {
    open({ ...mail, notifications })
    const found = await (
      await reader()
    ).findAllByText((_text, element) => text.test(element?.textContent ?? ''))
    expect(found.some(({ tagName }) => tagName === 'P')).toBe(true)
  })

  it('are sent again by an Admin, who sees why they were parked', async () => {
    const { user } = open({ ...mail, notifications: parked })
    const article = await reader()
    expect(await article.findByText(reason)).toBeTruthy()
    await user.click(article.getByRole('button', { name: 'Send again' }))
    expect(await article.findByText('The notification mail is on its way.', { exact: false })).toBeTruthy()
    expect(article.queryByRole('button', { name: 'Send again' })).toBeNull()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('are read-only for Hr', async () => {
    open({ ...mail, role: 'Hr', notifications: parked })
    const article = await reader()
    expect(await article.findByText('The notification mail could not be sent.')).toBeTruthy()
    expect(article.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(article.queryByText(reason)).toBeNull()
  })

  it('are those of the opened mail', async () => {
    const { user } = open({ ...mail, notifications: parked })
    await (await reader()).findByText(/could not be sent/)
    await user.click(screen.getByRole('link', { name: /Priya Nair/ }))
    const other = await screen.findByRole('article', { name: 'Mail of Priya Nair' })
    expect(within(other).queryByText(/could not be sent/)).toBeNull()
  })

  it('show above every inbox when parked, and are sent again together', async () => {
    const { user } = open({ ...mail, notifications: parked })
    await (await reader()).findByText(/could not be sent/)
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('One notification mail could not be sent.')).toBeTruthy()
    expect(notice.getByText(reason)).toBeTruthy()
    await user.click(notice.getByRole('button', { name: 'Send all again' }))
    expect(await screen.findAllByText('One notification mail will be sent again')).not.toEqual([])
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await (await reader()).findByText(/^The notification mail is on its way/)).toBeTruthy()
  })

  it('do not show above the inbox for roles that cannot send them', async () => {
    open({ ...mail, role: 'Hr', notifications: parked })
    await (await reader()).findByText(/could not be sent/)
    expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull()
  })
})

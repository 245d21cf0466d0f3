import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleNotifications } from '#ui/admin/sample/sample-notifications.ts'
import { open } from './admin-open.tsx'

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
    [
      'waiting',
      waiting,
      /^The notification mail has not gone out yet\. Next try: 1 January 2999 at .*\.The mail/,
    ],
    ['parked', parked, /^The notification mail could not be sent\./],
  ])('say that they are %s', async (_, notifications, text) => {
    open({ ...mail, notifications })
    const found = await (
      await reader()
    ).findAllByText((_text, element) => text.test(element?.textContent ?? ''))
    expect(found.some(({ tagName }) => tagName === 'P')).toBe(true)
  })

  it('are sent again by Admin, who reads why they were parked', async () => {
    const { user } = open({ ...mail, notifications: parked })
    const article = await reader()
    expect(await article.findByText(reason)).toBeTruthy()
    await user.click(article.getByRole('button', { name: 'Send again' }))
    expect(await article.findByText('The notification mail is on its way.', { exact: false })).toBeTruthy()
    expect(article.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('are only looked at by Hr', async () => {
    open({ ...mail, role: 'Hr', notifications: parked })
    const article = await reader()
    expect(await article.findByText('The notification mail could not be sent.')).toBeTruthy()
    expect(article.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(article.queryByText(reason)).toBeNull()
  })

  it('are those of the mail that is read', async () => {
    const { user } = open({ ...mail, notifications: parked })
    await (await reader()).findByText(/could not be sent/)
    await user.click(screen.getByRole('link', { name: /Priya Nair/ }))
    await screen.findByRole('article', { name: 'Mail of Priya Nair' })
    expect(screen.queryByText(/could not be sent/)).toBeNull()
  })
})

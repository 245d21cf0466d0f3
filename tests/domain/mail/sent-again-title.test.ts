import { expect, it } from 'vitest'
import type { Notification } from '#domain/mail/inbox/notification.ts'
import { allSentAgainTitle, sentAgainTitle } from '#domain/mail/letters/sent-again-title.ts'

const notification: Notification = {
  id: '1',
  kind: 'enquiries',
  mailId: '7',
  recipient: 'staff',
  state: 'parked',
  at: '2026-11-21T09:00:00.000Z',
  tries: 1,
  reason: '',
}

it('names recipient and subject of a notification sent again', () => {
  expect(sentAgainTitle(notification, 'BCD23456')).toBe('notification mail of enquiry BCD23456')
  expect(sentAgainTitle({ ...notification, kind: 'profiles', recipient: 'visitor' }, 'BCD23456')).toBe(
    'receipt of application BCD23456',
  )
})

it('counts several notifications', () => {
  expect([1, 12].map(allSentAgainTitle)).toEqual(['one notification mail', '12 notification mails'])
})

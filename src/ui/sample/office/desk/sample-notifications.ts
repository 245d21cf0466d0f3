import type { Notification } from '#domain/mail/inbox/notification.ts'

const ofEnquiry = {
  id: '1',
  kind: 'enquiries',
  mailId: '3',
  recipient: 'staff',
  state: 'sent',
  at: '2026-11-21T12:30:00.000Z',
  tries: 1,
  reason: '',
} satisfies Notification

const refusal = 'The mail server said: 550 5.1.1 <team@sahilan.example>: Recipient address rejected'
const receipt = { ...ofEnquiry, id: '2', recipient: 'visitor' } as const

/** The possible states of the newest sample enquiry's notifications. */
export const sampleNotifications = {
  sent: [ofEnquiry, receipt],
  begun: [{ ...ofEnquiry, state: 'waiting', tries: 0, at: '2999-01-01T09:00:00.000Z' }],
  waiting: [
    {
      ...ofEnquiry,
      state: 'waiting',
      tries: 4,
      at: '2999-01-01T09:00:00.000Z',
      reason: 'The mail server does not answer.',
    },
  ],
  parked: [{ ...ofEnquiry, state: 'parked', reason: refusal }, receipt],
} as const satisfies Record<string, ReadonlyArray<Notification>>

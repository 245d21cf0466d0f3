import type { AnyReceived } from '#domain/mail/inbox/notification.ts'
import type { ReceivedEnquiry, ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'

const common = {
  id: '12',
  version: 1,
  createdAt: '2026-11-21T12:30:00.000Z',
  updatedAt: '2026-11-21T12:30:00.000Z',
  reference: 'B7KM4QXD',
  consent: '1',
  status: 'new',
  note: '',
  spamReasons: [],
  firstName: 'Maryam',
  lastName: 'Al Sayed',
  email: 'maryam@example.com',
  phone: '+973 3600 0000',
  location: 'Bahrain',
  message: 'Hello,\n\nwe would like to meet.',
} as const

export const receivedEnquiry = (changes: Partial<ReceivedEnquiry> = {}): AnyReceived => ({
  kind: 'enquiries',
  mail: { ...common, type: 'Business', company: 'Acme', ...changes },
})

export const receivedProfile = (changes: Partial<ReceivedProfile> = {}): AnyReceived => ({
  kind: 'profiles',
  mail: { ...common, careerId: '3', position: 'Marine pilot', resumeName: 'maryam.pdf', ...changes },
})

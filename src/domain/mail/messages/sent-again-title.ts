import type { MailKind, Notification } from '../inbox/notification.ts'

const mails: Readonly<Record<MailKind, string>> = { enquiries: 'enquiry', profiles: 'application' }

/** How the activity calls one message that somebody has sent again; the mail that it tells of by its reference. */
export const sentAgainTitle = ({ kind, recipient }: Notification, reference: string): string =>
  `${recipient === 'staff' ? 'notification mail' : 'receipt'} of ${mails[kind]} ${reference}`

/** The same of several to staff. */
export const allSentAgainTitle = (count: number): string =>
  count === 1 ? 'one notification mail' : `${count} notification mails`

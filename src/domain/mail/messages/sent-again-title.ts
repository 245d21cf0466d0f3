import type { MailKind, Notification } from '../inbox/notification.ts'

const mails: Readonly<Record<MailKind, string>> = { enquiries: 'enquiry', profiles: 'application' }

/** The activity's title of a message that was sent again, with the reference of its mail. */
export const sentAgainTitle = ({ kind, recipient }: Notification, reference: string): string =>
  `${recipient === 'staff' ? 'notification mail' : 'receipt'} of ${mails[kind]} ${reference}`

/** The same for several messages to staff. */
export const allSentAgainTitle = (count: number): string =>
  count === 1 ? 'one notification mail' : `${count} notification mails`

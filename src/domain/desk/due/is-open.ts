import type { MailStatus } from '../../mail/inbox/received-mail.ts'

/** The statuses of mails that wait for an answer. */
export const openStatuses: ReadonlyArray<MailStatus> = ['new', 'read']

/** Whether a mail waits for an answer. */
export const isOpen = (status: MailStatus): boolean => openStatuses.includes(status)

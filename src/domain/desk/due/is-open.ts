import type { MailStatus } from '../../mail/inbox/received-mail.ts'

/** Whether a mail waits for an answer. */
export const isOpen = (status: MailStatus): boolean => status === 'new' || status === 'read'

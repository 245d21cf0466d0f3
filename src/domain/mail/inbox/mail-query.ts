import type { ListQuery } from '../../content/list/list-query.ts'
import type { MailKind } from './notification.ts'
import type { MailStatus } from './received-mail.ts'

/** Requests mails, without spam unless `status` includes it. */
export interface MailQuery extends ListQuery {
  /** `any` includes spam. */
  readonly status?: MailStatus | 'any'
  readonly location?: string
  /** The sender; upper and lower case are equal. */
  readonly email?: string
  /** Received at this time or later, in ISO 8601. */
  readonly from?: string
  /** Received before this time, in ISO 8601. */
  readonly to?: string
}

export interface EnquiryQuery extends MailQuery {
  readonly type?: string
}

export interface ProfileQuery extends MailQuery {
  /** The position's title at the time of the application. */
  readonly position?: string
}

/** A query of either inbox. */
export type AnyMailQuery = EnquiryQuery & ProfileQuery

/** The two inboxes. */
export const mailKinds = ['enquiries', 'profiles'] as const satisfies ReadonlyArray<MailKind>

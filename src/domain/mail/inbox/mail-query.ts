import type { ListQuery } from '../../content/list/list-query.ts'
import type { MailKind } from './notification.ts'
import type { MailStatus } from './received-mail.ts'

/** Asks for mails. Spam is left out of every page whose query does not ask for it. */
export interface MailQuery extends ListQuery {
  /** `any` takes spam too. */
  readonly status?: MailStatus | 'any'
  readonly location?: string
  /** Whoever wrote it; the case of its letters does not matter. */
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
  /** The position's title, as it was when the application came. */
  readonly position?: string
}

/** A query of either inbox. */
export type AnyMailQuery = EnquiryQuery & ProfileQuery

/** The two inboxes. */
export const mailKinds = ['enquiries', 'profiles'] as const satisfies ReadonlyArray<MailKind>

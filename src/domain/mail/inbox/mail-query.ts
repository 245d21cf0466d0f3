import type { ListQuery } from '../../content/list/list-query.ts'
import type { MailStatus } from './received-mail.ts'

/** Requests mails, without spam unless `status` includes it. */
export interface MailQuery extends ListQuery {
  /** `any` includes spam; `open` is what is neither spam nor answered. */
  readonly status?: MailStatus | 'any' | 'open'
  readonly location?: string
  /** The sender; upper and lower case are equal. */
  readonly email?: string
  /** Received at this time or later, in ISO 8601. */
  readonly from?: string
  /** Received before this time, in ISO 8601. */
  readonly to?: string
  /** The id of the account that looks after it, `me` for the person's own, or `none`. */
  readonly owner?: string
  /** By when an answer is due: in the past, or later today in the time zone of the site. */
  readonly due?: 'overdue' | 'today'
  /** With an answer that could not be sent, and after which staff have written nothing. */
  readonly delivery?: 'parked'
  /** Equal are tags that fold to the same text. */
  readonly tag?: string
}

export interface EnquiryQuery extends MailQuery {
  readonly type?: string
  readonly brandId?: string
  readonly subject?: string
}

export interface ProfileQuery extends MailQuery {
  /** The position's title at the time of the application, or `none`. */
  readonly position?: string
}

/** A query of either inbox. */
export type AnyMailQuery = EnquiryQuery & ProfileQuery

import { forms } from './ar/site/forms.ts'
import { inbox } from './ar/inbox/inbox.ts'
import { mailColumns } from './ar/inbox/mail-columns.ts'
import { mails } from './ar/inbox/mails.ts'
import { office } from './ar/office/office.ts'
import { publishing } from './ar/editor/publishing.ts'
import { receipt } from './ar/site/receipt.ts'
import { shared } from './ar/shared.ts'
import { site } from './ar/site/site.ts'
import type { FormsWords } from './en/site/forms.ts'
import type { InboxWords } from './en/inbox/inbox.ts'
import type { MailColumnWords } from './en/inbox/mail-columns.ts'
import type { MailsWords } from './en/inbox/mails.ts'
import type { OfficeWords } from './en/office/office.ts'
import type { PublishingWords } from './en/editor/publishing.ts'
import type { ReceiptWords } from './en/site/receipt.ts'
import type { SharedWords } from './en/shared.ts'
import type { SiteWords } from './en/site/site.ts'

/** The catalogues of what the server writes, by area. */
export interface PublicWords {
  /** The tag of the language that they are in. */
  readonly language: string
  readonly shared: SharedWords
  readonly site: SiteWords
  readonly forms: FormsWords
  readonly inbox: InboxWords
  readonly mailColumns: MailColumnWords
  readonly mails: MailsWords
  readonly office: OfficeWords
  readonly publishing: PublishingWords
  readonly receipt: ReceiptWords
}

const translated: Readonly<Record<string, PublicWords>> = {
  ar: { language: 'ar', shared, site, forms, inbox, mailColumns, mails, office, publishing, receipt },
}

const none: Partial<PublicWords> = {}

/** The catalogues of a language; none for English and for languages without a catalogue. Not for the browser. */
export const wordsOf = (tag: string): Partial<PublicWords> => translated[tag] ?? none

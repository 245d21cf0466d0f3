import { byteOrderMark, csvLine, csvPhone, csvText } from './csv.ts'
import type { ReceivedEnquiry, ReceivedProfile } from './received-mail.ts'

type Cell<Mail> = readonly [header: string, written: (mail: Mail) => string]

/** How received mails are written as a table. */
export interface MailCsv<Mail> {
  /** The beginning of the file. */
  readonly head: string
  readonly line: (mail: Mail) => string
}

const csvOf = <Mail>(cells: ReadonlyArray<Cell<Mail>>): MailCsv<Mail> => ({
  head: byteOrderMark + csvLine(cells.map(([header]) => csvText(header))),
  line: (mail) => csvLine(cells.map(([, written]) => written(mail))),
})

const text =
  <Field extends string>(field: Field) =>
  (mail: Readonly<Record<Field, string>>) =>
    csvText(mail[field])

/** `2026-11-21 06:12:00`, which spreadsheets know for a time. */
const received = ({ createdAt }: { readonly createdAt: string }) =>
  csvText(createdAt.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ''))

const person = [
  ['Received (UTC)', received],
  ['Reference', text('reference')],
  ['Status', text('status')],
  ['First name', text('firstName')],
  ['Last name', text('lastName')],
  ['Email', text('email')],
  ['Phone', ({ phone }: { readonly phone: string }) => csvPhone(phone)],
] as const

const told = ['Told (version)', text('consent')] as const

export const enquiryCsv = csvOf<ReceivedEnquiry>([
  ...person,
  ['Company', text('company')],
  ['Location', text('location')],
  ['Enquiry type', text('type')],
  ['Message', text('message')],
  ['Note', text('note')],
  told,
])

export const profileCsv = csvOf<ReceivedProfile>([
  ...person,
  ['Position', text('position')],
  ['Location', text('location')],
  ['Message', text('message')],
  ['Résumé', text('resumeName')],
  ['Note', text('note')],
  told,
])

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

/** `2026-11-21 09:12:00`, which spreadsheets know for a time. */
const received = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return ({ createdAt }: { readonly createdAt: string }) => csvText(format.format(new Date(createdAt)))
}

const person = (timeZone: string) =>
  [
    [`Received (${timeZone})`, received(timeZone)],
    ['Reference', text('reference')],
    ['Status', text('status')],
    ['First name', text('firstName')],
    ['Last name', text('lastName')],
    ['Email', text('email')],
    ['Phone', ({ phone }: { readonly phone: string }) => csvPhone(phone)],
  ] as const

const consent = ['Privacy note version', text('consent')] as const

/** The tables of both inboxes, with times as a time zone has them. */
export const mailCsv = (timeZone: string) => ({
  enquiries: csvOf<ReceivedEnquiry>([
    ...person(timeZone),
    ['Company', text('company')],
    ['Location', text('location')],
    ['Enquiry type', text('type')],
    ['Message', text('message')],
    ['Note', text('note')],
    consent,
  ]),
  profiles: csvOf<ReceivedProfile>([
    ...person(timeZone),
    ['Position', text('position')],
    ['Location', text('location')],
    ['Message', text('message')],
    ['Résumé', text('resumeName')],
    ['Note', text('note')],
    consent,
  ]),
})

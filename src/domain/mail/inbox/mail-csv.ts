import type { Stored } from '../../content/content-type.ts'
import type { Languages } from '../../language/language.ts'
import type { InboxWords } from '../../wording/en/inbox/inbox.ts'
import { mailColumns, type MailColumnWords } from '../../wording/en/inbox/mail-columns.ts'
import { nameOf } from '../../wording/name-of.ts'
import { fill } from '../../wording/template.ts'
import { byteOrderMark, csvLine, csvPhone, csvText } from '../../csv/csv-line.ts'
import type { DeskHandling, ReceivedEnquiry, ReceivedProfile, ShownForm } from './received-mail.ts'

type Cell<Mail> = readonly [header: string, written: (mail: Mail) => string]

/** Writes received mails as CSV. */
export interface MailCsv<Mail> {
  /** The byte order mark and the header line. */
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

/** A time such as `2026-11-21 09:12:00`, which spreadsheets recognize. */
const timesIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (time: string | undefined) => csvText(time === undefined ? '' : format.format(new Date(time)))
}

/** The words of a table; without names of values they are written as they are stored. */
interface CsvWords {
  readonly mailColumns?: MailColumnWords
  readonly inbox?: InboxWords
}

/** CSV writers of both inboxes, with times in the given time zone. */
export const mailCsv = (
  timeZone: string,
  [main, ...further]: Languages,
  { mailColumns: columns = mailColumns, inbox }: CsvWords = {},
) => {
  const time = timesIn(timeZone)
  const zone = { zone: timeZone }
  const named =
    <Field extends string>(field: Field, names: Readonly<Record<string, string>> | undefined) =>
    (mail: { readonly [Name in Field]?: string }) =>
      csvText(nameOf(names ?? {}, mail[field] ?? ''))
  const person = [
    [fill(columns.received, zone), ({ createdAt }: Stored) => time(createdAt)],
    [columns.reference, text('reference')],
    [columns.status, named('status', inbox?.statuses)],
    [columns.firstName, text('firstName')],
    [columns.lastName, text('lastName')],
    [columns.email, text('email')],
    [columns.phone, ({ phone }: { readonly phone: string }) => csvPhone(phone)],
  ] as const
  const location = [columns.location, named('location', inbox?.locations)] as const
  const message = [columns.message, text('message')] as const
  const note = [columns.note, text('note')] as const
  const consent = [columns.consent, text('consent')] as const
  // Only where there may be several.
  const language =
    further.length === 0
      ? []
      : [[columns.language, ({ language: tag = main.tag }: ShownForm) => csvText(tag)] as const]
  const desk = [
    [columns.owner, ({ ownerName = '' }: DeskHandling) => csvText(ownerName)],
    [fill(columns.due, zone), ({ dueAt }: DeskHandling) => time(dueAt)],
    [fill(columns.answered, zone), ({ answeredAt }: DeskHandling) => time(answeredAt)],
  ] as const
  return {
    enquiries: csvOf<ReceivedEnquiry>([
      ...person,
      [columns.company, text('company')],
      location,
      [columns.type, named('type', inbox?.types)],
      message,
      note,
      consent,
      ...language,
      ...desk,
      [columns.brand, ({ brand = '' }) => csvText(brand)],
      [columns.subject, named('subject', inbox?.subjects)],
    ]),
    profiles: csvOf<ReceivedProfile>([
      ...person,
      [columns.position, ({ position }) => csvText(position || columns.withoutPosition)],
      location,
      message,
      [columns.resumeName, text('resumeName')],
      note,
      consent,
      ...language,
      ...desk,
    ]),
  }
}

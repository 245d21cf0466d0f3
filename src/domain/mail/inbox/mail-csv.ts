import type { Languages } from '../../language/language.ts'
import { byteOrderMark, csvLine, csvPhone, csvText } from './csv.ts'
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

const received = (timeZone: string) => {
  const time = timesIn(timeZone)
  return ({ createdAt }: { readonly createdAt: string }) => time(createdAt)
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

const desk = (timeZone: string) => {
  const time = timesIn(timeZone)
  return [
    ['Owner', ({ ownerName = '' }: DeskHandling) => csvText(ownerName)],
    [`Answer due (${timeZone})`, ({ dueAt }: DeskHandling) => time(dueAt)],
    [`First answer (${timeZone})`, ({ answeredAt }: DeskHandling) => time(answeredAt)],
  ] as const
}

/** Only where there may be several. */
const languageIn = ([main, ...further]: Languages) =>
  further.length === 0
    ? []
    : [['language', ({ language = main.tag }: ShownForm) => csvText(language)] as const]

/** CSV writers of both inboxes, with times in the given time zone. */
export const mailCsv = (timeZone: string, languages: Languages) => ({
  enquiries: csvOf<ReceivedEnquiry>([
    ...person(timeZone),
    ['Company', text('company')],
    ['Location', text('location')],
    ['Enquiry type', text('type')],
    ['Message', text('message')],
    ['Note', text('note')],
    consent,
    ...languageIn(languages),
    ...desk(timeZone),
    ['About company', ({ brand = '' }) => csvText(brand)],
    ['Subject', ({ subject = '' }) => csvText(subject)],
  ]),
  profiles: csvOf<ReceivedProfile>([
    ...person(timeZone),
    ['Position', text('position')],
    ['Location', text('location')],
    ['Message', text('message')],
    ['Résumé', text('resumeName')],
    ['Note', text('note')],
    consent,
    ...languageIn(languages),
    ...desk(timeZone),
  ]),
})

import type { Screen } from '../../access/screens.ts'
import type { Language } from '../../language/language.ts'
import { fill } from '../../wording/template.ts'
import { isEmailAddress } from './email-address.ts'
import type { LetterContent } from './letter-content.ts'
import type { AnyReceived } from '../inbox/notification.ts'
import type { MailKind } from '../mail-kind.ts'
import { oneLine } from './one-line.ts'
import type { ReceivedEnquiry, ReceivedProfile } from '../inbox/received-mail.ts'
import { inEnglish, type LetterLanguage } from './letter-language.ts'
import { letterBodies, timeIn, type LetterParts, type LetterFact } from './letter-bodies.ts'

/** How a stored location or type is shown; an unknown one as it is. */
const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value

/** The site's address and time zone. */
export interface SiteSettings {
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly timeZone: string
}

const inboxes = { enquiries: 'enquirymails', profiles: 'profilemails' } as const satisfies Record<
  MailKind,
  Screen
>

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  oneLine(`${firstName} ${lastName}`)

const ofEnquiry = (enquiry: ReceivedEnquiry, { mails, forms, shared }: LetterLanguage) => {
  const { facts, enquiries } = mails.staff
  const sender = [nameOf(enquiry), enquiry.company].filter(Boolean).join(shared.comma)
  return {
    subject: fill(enquiries.subject, { sender }),
    lead: fill(enquiries.lead, { sender }),
    facts: [
      [facts.company, enquiry.company],
      [facts.type, labelOf(forms.types, enquiry.type)],
      [facts.brand, enquiry.brand ?? ''],
      [facts.subject, labelOf(forms.subjects, enquiry.subject ?? '')],
    ] satisfies ReadonlyArray<LetterFact>,
  }
}

const ofProfile = (profile: ReceivedProfile, { mails: { staff } }: LetterLanguage) => {
  const { position } = profile
  const name = nameOf(profile)
  const { open, subject, lead } = staff.profiles
  return {
    ...(position === ''
      ? { subject: fill(open.subject, { name }), lead: fill(open.lead, { name }) }
      : { subject: fill(subject, { name, position }), lead: fill(lead, { name, position }) }),
    facts: [
      [staff.facts.position, position || staff.facts.withoutPosition],
      [staff.facts.resume, profile.resumeName, 'ltr'],
    ] satisfies ReadonlyArray<LetterFact>,
  }
}

/** The subject and first sentence about a reply of the visitor. */
const ofReply = ({ mail }: AnyReceived, { mails: { staff } }: LetterLanguage) => {
  const values = { name: nameOf(mail), reference: mail.reference }
  return { subject: fill(staff.reply.subject, values), lead: fill(staff.reply.lead, values) }
}

/** The inbox, searched for this mail, so that its page does not depend on later mails. */
const inboxAddress = ({ kind, mail }: AnyReceived, { publicUrl }: SiteSettings) => {
  const search = mail.reference === '' ? '' : `q=${encodeURIComponent(mail.reference)}&`
  return `${publicUrl}/admin/${inboxes[kind]}?${search}open=${encodeURIComponent(mail.id)}`
}

/**
 * Notifies staff of a received mail. Files are not attached: they require a sign-in.
 *
 * @param visitorLanguage Named if it is another language than that of the letter.
 * @param reply The reply that it is about, if it is not about the mail itself.
 */
export const staffLetter = (
  received: AnyReceived,
  site: SiteSettings,
  written: LetterLanguage = inEnglish,
  visitorLanguage: Language = written.language,
  reply?: string,
): LetterContent => {
  const { kind, mail } = received
  const { language, forms, mails } = written
  const { facts: names, close, link } = mails.staff
  const about = kind === 'enquiries' ? ofEnquiry(received.mail, written) : ofProfile(received.mail, written)
  const { subject, lead } = reply === undefined ? about : ofReply(received, written)
  const content: LetterParts = {
    lead,
    facts: [
      [names.name, nameOf(mail)],
      [names.email, mail.email, 'ltr'],
      [names.phone, mail.phone, 'ltr'],
      [names.location, labelOf(forms.locations, mail.location)],
      ...about.facts,
      [names.language, visitorLanguage.tag === language.tag ? '' : visitorLanguage.name],
      [names.received, timeIn(site.timeZone, mail.createdAt, language)],
      [names.reference, mail.reference, 'ltr'],
    ],
    quoted: reply ?? mail.message,
    close,
    link: { label: link, address: inboxAddress(received, site) },
  }
  return {
    subject: oneLine(subject),
    ...(isEmailAddress(mail.email) && { replyTo: { name: nameOf(mail), address: mail.email } }),
    ...letterBodies(content, language),
  }
}

import type { PersonalCounts, PersonalKind } from '#domain/privacy/personal-data.ts'
import { personalKinds } from '#domain/privacy/personal-data.ts'

/** What each kind is called above a count. */
export const kindLabels: Readonly<Record<PersonalKind, string>> = {
  enquiries: 'Enquiries in the inbox',
  profiles: 'Applications in the inbox',
  trash: 'Items in the trash',
  notifications: 'Notification mails',
  history: 'Entries of the history',
  files: 'Résumés',
}

const nouns: Readonly<Record<PersonalKind, readonly [one: string, many: string]>> = {
  enquiries: ['enquiry', 'enquiries'],
  profiles: ['application', 'applications'],
  trash: ['item in the trash', 'items in the trash'],
  notifications: ['notification mail', 'notification mails'],
  history: ['entry of the history', 'entries of the history'],
  files: ['résumé', 'résumés'],
}

/** Such as '2 enquiries, 1 résumé'. */
export const counted = (counts: PersonalCounts): string =>
  personalKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind].toLocaleString('en')} ${nouns[kind][counts[kind] === 1 ? 0 : 1]}`)
    .join(', ')

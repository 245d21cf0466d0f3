import type { PersonalKind } from '#domain/privacy/personal-data.ts'

/** What each kind is called above a count. */
export const kindLabels: Readonly<Record<PersonalKind, string>> = {
  enquiries: 'Enquiries in the inbox',
  profiles: 'Applications in the inbox',
  trash: 'Items in the trash',
  notifications: 'Notification mails',
  history: 'Entries of the history',
  files: 'Résumés',
}

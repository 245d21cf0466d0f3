import type { PersonalKind } from '../../privacy/personal-data.ts'
import { counted } from '../counted.ts'
import { filled } from '../template.ts'

/** Texts of the screen that finds and erases personal data. */
export const personalData = {
  note: 'Find, export or erase what a visitor or an applicant has sent.',
  none: 'No personal data',
  notOffered: 'This back end cannot search personal data.',
  email: 'Email',
  find: 'Find',
  finding: 'Searching...',
  of: filled('Data of {email}'),
  nothing: 'No personal data found for this email.',
  kinds: {
    enquiries: 'Enquiries in the inbox',
    profiles: 'Applications in the inbox',
    trash: 'Items in the trash',
    notifications: 'Notification mails',
    history: 'History entries',
    files: 'Résumés',
  } satisfies Readonly<Record<PersonalKind, string>>,
  counts: {
    enquiries: counted('en', { one: '{n} enquiry', other: '{n} enquiries' }),
    profiles: counted('en', { one: '{n} application', other: '{n} applications' }),
    trash: counted('en', { one: '{n} item in the trash', other: '{n} items in the trash' }),
    notifications: counted('en', { one: '{n} notification mail', other: '{n} notification mails' }),
    history: counted('en', { one: '{n} entry of the history', other: '{n} entries of the history' }),
    files: counted('en', { one: '{n} résumé', other: '{n} résumés' }),
  } satisfies Readonly<Record<PersonalKind, object>>,
  erasedBefore: filled('Erased on {time} by {person}.'),
  staff:
    'A member of staff signs in with this email. The account is not erased: manage it under Admin users.',
  export: 'Export',
  exporting: 'Exporting...',
  erase: 'Erase',
  eraseTitle: filled('Erase everything of {email}?'),
  eraseText: filled('{counts}. This cannot be undone. Copies in mailboxes, exports and backups remain.'),
  again: 'Type the email again',
  different: 'This email is different',
  keep: 'Keep it',
  eraseForGood: 'Erase for good',
  erasing: 'Erasing...',
  erased: filled('Personal data erased: {counts}.'),
} as const

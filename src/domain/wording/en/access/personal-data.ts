import type { PersonalKind } from '../../../privacy/personal-data.ts'
import { filled } from '../../template.ts'

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
    messages: 'Replies by email about mails of others',
    trash: 'Items in the trash',
    notifications: 'Notification mails',
    history: 'History entries',
    files: 'Résumés and attachments',
  } satisfies Readonly<Record<PersonalKind, string>>,
  erasedBefore: filled('Erased on {time} by {person}.'),
  erasedBySender: filled('Erased on {time} by the sender.'),
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

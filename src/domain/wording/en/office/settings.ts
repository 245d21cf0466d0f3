import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the screen of settings. */
export const settings = {
  note: 'Read only. Settings are changed where the server is started.',
  none: 'No settings',
  notProvided: 'This back end does not provide its settings.',
  unknown: 'Unknown',
  licences: 'Licences of the software in this product',
  address: { title: 'Address', site: 'Site', api: 'API', timeZone: 'Time zone' },
  mail: {
    title: 'Mail and visits',
    notifications: 'Notification mails',
    byEmail: 'Sent by email',
    inboxOnly: 'Not set up: mails are only in the inbox',
    replies: 'Replies by email',
    mailboxes: { read: 'Read every minute', away: 'The mailbox cannot be read. The log says why.' },
    pageViews: 'Page views',
    analytics: 'Sent to an analytics service',
    counted: 'Counted in the database',
  },
  storage: {
    title: 'Storage',
    database: 'Database',
    server: 'A database server',
    embedded: 'Embedded, in the data folder',
    databaseInUse: 'Database in use',
    files: 'Pictures and résumés',
    objectStore: 'An object store',
    folder: 'Files in the data folder',
    filesInUse: 'Pictures and résumés in use',
  },
  limits: {
    title: 'Limits',
    picture: 'Picture size',
    resume: 'Résumé size',
    atMost: filled('At most {size}'),
    forms: 'Forms per network address',
    formsInMinutes: counted('en', {
      one: 'At most {most} in {n} minute',
      other: 'At most {most} in {n} minutes',
    }),
    unlimited: 'Not limited',
  },
} as const

export type SettingsWords = Translated<typeof settings>

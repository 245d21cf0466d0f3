import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the mails to staff and visitors. */
export const mails = {
  staff: {
    enquiries: {
      subject: filled('Enquiry from {sender}'),
      lead: filled('{sender} has sent an enquiry.'),
    },
    profiles: {
      subject: filled('Application from {name}: {position}'),
      lead: filled('{name} has applied for {position}.'),
      /** Without a position. */
      open: {
        subject: filled('Application from {name}, without a position'),
        lead: filled('{name} has applied without a position.'),
      },
    },
    facts: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      location: 'Location',
      company: 'Company',
      type: 'Enquiry type',
      brand: 'About',
      subject: 'Subject',
      position: 'Position',
      withoutPosition: 'Without a position',
      resume: 'Résumé',
      language: 'Language',
      received: 'Received',
      reference: 'Reference',
    },
    reply: {
      subject: filled('Reply to {reference} from {name}'),
      lead: filled('{name} has replied on the receipt page.'),
    },
    close:
      'Answer in the back office, so that colleagues see it. Mails that you send yourself are not recorded.',
    link: 'Open it in the back office',
  },
  receipt: {
    enquiries: {
      subject: filled('Your enquiry has arrived: {reference}'),
      lead: filled('Thank you. Your enquiry has reached {site}.'),
      leadToUs: 'Thank you. Your enquiry has reached us.',
    },
    profiles: {
      subject: filled('Your application has arrived: {reference}'),
      lead: filled('Thank you. Your application has reached {site}.'),
      leadToUs: 'Thank you. Your application has reached us.',
    },
    reference: 'Your reference',
    close:
      'Name the reference when you write or call about it. If you have sent us nothing, somebody has typed your address by mistake; ignore this mail.',
    link: 'Our website',
    follow: 'See where it stands, or add a word',
  },
  /** Above a quoted message. */
  wrote: filled('{name} wrote:'),
  /** The morning's mail to staff. */
  digest: {
    subject: 'Mails that wait for an answer',
    lead: filled('{name}, this waits for an answer.'),
    overdue: 'Overdue',
    today: 'Due today',
    unowned: 'Without owner',
    parked: 'Answers that could not be sent',
    erased: 'Mails erased by their sender',
    close: 'You can switch this mail off on your account page.',
    link: 'Open the dashboard',
  },
  /** To the maker of an API token. */
  expiringToken: {
    subject: filled('The API token {token} expires soon'),
    lead: filled('{name}, an API token that you have made expires soon.'),
    token: 'Token',
    begins: 'Begins with',
    until: 'Expires',
    used: 'Last used',
    close:
      'After that the program that uses it is refused. If you still need it, renew the token: its secret stays the same.',
    link: 'Open the connections',
  },
  reset: {
    subject: 'Set a new password',
    subjectOfSite: filled('Set a new password for {site}'),
    lead: filled('{name}, here is the link to set a new password.'),
    leadOfSite: filled('{name}, here is the link to set a new password for {site}.'),
    account: 'Account',
    goodFor: 'Valid for',
    minutes: counted('en', { one: '{n} minute, once', other: '{n} minutes, once' }),
    close:
      'A new password ends all your sessions. If you have not asked for it, ignore this mail: your password stays as it is.',
    link: 'Set a new password',
  },
} as const

export type MailsWords = Translated<typeof mails>

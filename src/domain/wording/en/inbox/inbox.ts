import type { EnquirySubject, EnquiryType, Location } from '../../../visitor-forms/enquiry/enquiry.ts'
import type { MailKind } from '../../../mail/mail-kind.ts'
import type { MailStatus } from '../../../mail/inbox/received-mail.ts'
import type { SpamReason } from '../../../mail/inbox/spam.ts'
import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts about received mails. */
export const inbox = {
  statuses: { new: 'New', read: 'Read', answered: 'Answered', spam: 'Spam' } satisfies Readonly<
    Record<MailStatus, string>
  >,
  locations: {
    Bahrain: 'Bahrain',
    KSA: 'KSA',
    UAE: 'UAE',
    Kuwait: 'Kuwait',
    Qatar: 'Qatar',
    Others: 'Others',
  } satisfies Readonly<Record<Location, string>>,
  /** In lists and charts. */
  types: { General: 'General', Business: 'Business' } satisfies Readonly<Record<EnquiryType, string>>,
  /** As the form names them. */
  fullTypes: { General: 'General Inquiry', Business: 'Business Inquiry' } satisfies Readonly<
    Record<EnquiryType, string>
  >,
  subjects: {
    sales: 'Sales',
    press: 'Press',
    supplier: 'Suppliers',
    careers: 'Careers',
    other: 'Something else',
  } satisfies Readonly<Record<EnquirySubject, string>>,
  /** Between the details of a mail. */
  separator: ', ',
  kinds: {
    enquiries: {
      search: 'Search enquiries',
      searchHint: 'Search name, company, phone or message',
      none: 'No enquiries',
      noneFound: 'No enquiries found',
      gone: 'This enquiry is no longer here',
      isSpam: 'This enquiry is marked as spam, so the list does not show it.',
      isExcluded: 'This enquiry does not match the search or the filters, so the list does not show it.',
      /** In the dialog of a deletion. */
      of: filled('enquiry of {sender}'),
      arrived: counted('en', { one: '{n} new enquiry', other: '{n} new enquiries' }),
      others: counted('en', {
        one: '{n} more enquiry of this person',
        other: '{n} more enquiries of this person',
      }),
    },
    profiles: {
      search: 'Search applications',
      searchHint: 'Search name, position, phone or message',
      none: 'No applications',
      noneFound: 'No applications found',
      gone: 'This application is no longer here',
      isSpam: 'This application is marked as spam, so the list does not show it.',
      isExcluded: 'This application does not match the search or the filters, so the list does not show it.',
      of: filled('application of {sender}'),
      arrived: counted('en', { one: '{n} new application', other: '{n} new applications' }),
      others: counted('en', {
        one: '{n} more application of this person',
        other: '{n} more applications of this person',
      }),
    },
  } satisfies Readonly<Record<MailKind, object>>,
  list: {
    total: filled('{total} in total'),
    totalAndUnread: filled('{total} in total, {unread} unread'),
    show: 'Show',
    noMatch: 'Nothing matches the search and the filters.',
    newAppear: 'New ones appear here.',
    clear: 'Clear search and filters',
    export: 'Export CSV',
    exporting: 'Exporting...',
    select: filled('Select mail of {sender}'),
    /** Behind the name of a sender. */
    unread: ', unread',
    selectPage: 'Select page',
    sort: 'Sort',
    newestFirst: 'Newest first',
    oldestFirst: 'Oldest first',
    selected: counted('en', { one: '{n} selected', other: '{n} selected' }),
    markSelected: 'Mark selected as',
    markAs: 'Mark as…',
    delete: 'Delete',
  },
  withoutPosition: 'Without a position',
  filters: {
    type: 'Enquiry type',
    anyType: 'All',
    position: 'Position',
    anyPosition: 'All positions',
    status: 'Status',
    anyStatus: 'All but spam',
    location: 'Location',
    anyLocation: 'All locations',
    brand: 'About company',
    anyBrand: 'All companies',
    subject: 'Subject',
    anySubject: 'All subjects',
    from: 'Received from',
    to: 'Received to',
    open: 'Filters',
    openInUse: counted('en', { one: 'Filters, {n} in use', other: 'Filters, {n} in use' }),
    clear: 'Clear filters',
  },
  reader: {
    name: 'Mail',
    mailOf: filled('Mail of {sender}'),
    goneText: 'It was deleted or merged, or the address is wrong. Look for it in the list or in the trash.',
    back: 'Back to the list',
    previous: 'Previous mail',
    next: 'Next mail',
    elsewhere: 'Not on this page',
    place: filled('{at} of {total}'),
    call: 'Call',
    whatsApp: 'Write by WhatsApp',
    reply: 'Reply by email',
    replying: 'Your mail program opens with a reply. After you send it:',
    markAnswered: 'Mark as answered',
    status: 'Status of this mail',
    markSpam: 'Mark as spam',
    notSpam: 'Not spam',
    delete: 'Delete',
    unsentDropped: 'Answers that have not been sent yet are dropped.',
    downloading: 'Downloading...',
    downloadingPart: filled('Downloading... {percent}'),
    showTogether: 'Show together',
  },
  facts: {
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    location: 'Location',
    type: 'Enquiry type',
    brand: 'About',
    subject: 'Subject',
    position: 'Position',
    received: 'Received',
    reference: 'Reference',
    language: 'Language',
    consent: 'Privacy notice',
  },
  consents: { versioned: filled('Version {version}: {text}') },
  note: {
    label: 'Note on the whole mail',
    hint: 'Only staff see it.',
    save: 'Save note',
    saving: 'Saving...',
    saved: 'Note saved.',
  },
  notifications: {
    staff: {
      begun: 'The notification mail is on its way.',
      waiting: filled('The notification mail has not gone out yet. Next try: {time}.'),
      sent: filled('The notification mail went out on {time}.'),
      parked: 'The notification mail could not be sent.',
    },
    visitor: {
      begun: 'The receipt to the sender is on its way.',
      waiting: filled('The receipt to the sender has not gone out yet. Next try: {time}.'),
      sent: filled('The receipt to the sender went out on {time}.'),
      parked: 'The receipt to the sender could not be sent.',
    },
    failure: 'The state of the notification mail could not be fetched.',
    sendAgain: 'Send again',
    sendAllAgain: 'Send all again',
    sending: 'Sending...',
    allParked: counted('en', {
      one: 'One notification mail could not be sent.',
      other: '{n} notification mails could not be sent.',
    }),
  },
  spam: {
    marked: 'Automatically marked as spam. No notification was sent.',
    reasons: {
      decoy: 'A field that people do not see was filled in.',
      nameWithLink: 'There is a link in a name.',
      repeated: 'Three others or more sent the same text within a day.',
      links: 'The message has three links or more.',
      quick: 'It was sent within three seconds.',
      shouted: 'The message is written in capitals.',
      untimed: 'How long it took to fill in is not known.',
    } satisfies Readonly<Record<SpamReason, string>>,
  },
} as const

export type InboxWords = Translated<typeof inbox>

import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** The columns of the tables to which received mails and their figures are exported. */
export const mailColumns = {
  received: filled('Received ({zone})'),
  reference: 'Reference',
  status: 'Status',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  location: 'Location',
  type: 'Enquiry type',
  position: 'Position',
  withoutPosition: 'Without a position',
  message: 'Message',
  resumeName: 'Résumé',
  note: 'Note',
  consent: 'Privacy note version',
  language: 'language',
  owner: 'Owner',
  due: filled('Answer due ({zone})'),
  answered: filled('First answer ({zone})'),
  brand: 'About company',
  subject: 'Subject',
  /** Of the table of figures. */
  figures: {
    group: 'Figures of',
    name: 'Name',
    answered: 'Answered',
    within: 'Within the target',
    median: 'Median first answer (working minutes)',
    all: 'All',
    week: 'Week of',
    place: 'Location',
    type: 'Type',
    application: 'Application',
    nobody: 'Nobody',
  },
} as const

export type MailColumnWords = Translated<typeof mailColumns>

import type { EnquirySubject } from '../../../visitor-forms/enquiry/enquiry.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'
import { formRules } from './form-rules.ts'

/** Texts of the enquiry and the application, in their popups and pages. */
export const forms = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    location: 'Location',
    chooseLocation: 'Choose a location',
    type: 'Enquiry type',
    brand: 'About which company',
    anyBrand: 'The group',
    subject: 'Subject',
    anySubject: 'Choose a subject',
    resume: 'Résumé',
    resumeHint: 'PDF or Word (.docx), up to 10 MB',
    message: 'Message',
    position: 'Position',
    choosePosition: 'Choose a position',
    withoutPosition: 'Without a position',
  },
  /** By what is sent. */
  locations: {
    Bahrain: 'Bahrain',
    KSA: 'KSA',
    UAE: 'UAE',
    Kuwait: 'Kuwait',
    Qatar: 'Qatar',
    Others: 'Others',
  },
  /** By what is sent. */
  types: { General: 'General Inquiry', Business: 'Business Inquiry' },
  /** By what is sent. */
  subjects: {
    sales: 'Sales',
    press: 'Press',
    supplier: 'Suppliers',
    careers: 'Careers',
    other: 'Something else',
  } satisfies Readonly<Record<EnquirySubject, string>>,
  rules: formRules,
  /** Errors that only the server can find. It sends these sentences in English. */
  refusals: {
    tooOften: 'Too many forms in a short time. Try again later.',
    positionClosed: 'This position does not take applications any more.',
    /** Said by the form itself, in place of the server's sentence that a position is required. */
    applicationsClosed:
      'Applications without a position are closed at present. What you typed is still here.',
    wrongKind: 'Choose a PDF or Word (.docx) file.',
    unsafeWord:
      'This Word file cannot be read, or it has macros or a template on the web. Save it as a PDF and choose that.',
    tooLarge: 'The form is too large. Choose a file of at most 10 MB.',
    malformed: 'The form cannot be read. Please send it again.',
    otherType: 'This page does not accept a form of this type.',
  },
  failed: { withResponse: 'Failed to submit form', withoutResponse: 'Failed to submit' },
  sending: 'Submitting...',
  /** In place of a file that the browser does not restore. */
  resumeAgain: 'Choose the file again',
  /** What visitors keep of a form that was sent. */
  slip: {
    reference: 'Your reference',
    code: 'Your code',
    referenceHint: 'Name the reference when you write or call.',
    codeHint: 'The code opens the page on which we answer; keep it to yourself.',
    open: 'See where it stands',
  },
  waiting: {
    title: 'You are offline',
    change: 'Change it',
    discard: 'Discard it',
    /** Where the form cannot wait. */
    unsent: 'You are offline. What you typed is still here. Send it when you are online again.',
  },
  enquiry: {
    title: 'Enquiry',
    submit: 'Send enquiry',
    waiting: 'Your enquiry is sent as soon as you are online again. Keep this page open until then.',
    waitingOnDevice:
      'Your enquiry waits on this device. It is sent as soon as you are online again, or on your next visit within 24 hours.',
    sent: 'Email sent successfully',
    thanks: 'Thank you. Your enquiry has arrived.',
    another: 'Send another enquiry',
  },
  application: {
    submit: 'Send application',
    waiting: 'Your application is sent as soon as you are online again. Keep this page open until then.',
    sending: filled('Sending {file}'),
    sent: 'Your application has arrived',
    thanks: filled(
      'Thank you, {name}. We have your application for {position} with {file}, and will answer to {email}.',
    ),
    back: 'Back to the positions',
    /** Above an application for a position that has closed. */
    elsewhere: 'Apply for another position',
    own: 'Your application',
    /** Without a position. */
    open: {
      title: 'Apply without a position',
      lead: 'Does no position fit? Send us your résumé, and tell us what you would like to do.',
      thanks: filled('Thank you, {name}. We have your application with {file}, and will answer to {email}.'),
    },
  },
  /** Below the fields. A changed text needs a new version in `privacy/consent.ts`. */
  consent: {
    enquiries:
      'We keep what you send to answer you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    profiles:
      'We keep your application and résumé to fill this position, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
    /** Of applications without a position. */
    openProfiles:
      'We keep your application and résumé to see whether we have a position for you, and no longer than that needs. Ask us at any time what we keep of you, or to delete it.',
  },
} as const

export type FormsWords = Translated<typeof forms>

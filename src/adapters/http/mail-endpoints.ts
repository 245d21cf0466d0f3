import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { Profile } from '#domain/visitor-forms/profile/profile.ts'

/** The endpoints of enquiries and applications. */
export const mailEndpoints = {
  enquirySend: '/enquiry_mail',
  enquiryList: '/enquiry_mail_list',
  enquiry: '/enquiry_mail/{id}',
  enquiryCsv: '/enquiry_mail.csv',
  enquiryUnread: '/enquiry_mail_unread',
  enquiryStatistics: '/enquiry_mail_statistics',
  profileSend: '/profile_mail',
  profileList: '/profile_mail_list',
  profile: '/profile_mail/{id}',
  profileUnread: '/profile_mail_unread',
  profileResume: '/profile_mail/{id}/resume',
  profileCsv: '/profile_mail.csv',
  enquiryNotifications: '/enquiry_mail/{id}/notifications',
  profileNotifications: '/profile_mail/{id}/notifications',
} as const

export const enquiryWire = {
  firstName: 'fname',
  lastName: 'lname',
  email: 'email',
  phone: 'number',
  location: 'location',
  message: 'message',
  company: 'orgName',
  type: 'enquiry_type',
  brandId: 'brandId',
  subject: 'subject',
} as const satisfies Record<keyof Enquiry, string>

export const profileWire = {
  firstName: 'fname',
  lastName: 'lname',
  email: 'email',
  phone: 'number',
  location: 'location',
  careerId: 'career_id',
  message: 'message',
} as const satisfies Record<keyof Profile, string>

/** The query parameters that filter a list of mails. */
export const mailParameters = {
  status: 'status',
  type: enquiryWire.type,
  location: enquiryWire.location,
  position: 'position',
  brandId: enquiryWire.brandId,
  subject: enquiryWire.subject,
  email: enquiryWire.email,
  from: 'from',
  to: 'to',
  owner: 'owner',
  due: 'due',
  delivery: 'delivery',
  tag: 'tag',
} as const

export const spamReasonsWire = { name: 'spamReasons', each: 'reason' } as const

/** The fields of a received mail; the visitor typed only those of `enquiryWire` and `profileWire`. */
export const receivedEnquiryWire = {
  ...enquiryWire,
  brand: 'brand',
  reference: 'reference',
  consent: 'consent',
} as const
export const receivedProfileWire = {
  ...profileWire,
  position: 'position',
  resumeName: 'resumeName',
  reference: 'reference',
  consent: 'consent',
} as const

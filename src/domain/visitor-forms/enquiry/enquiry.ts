/** The locations, in the order of the list. */
export const locations = ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar', 'Others'] as const
export type Location = (typeof locations)[number]

/** The types as they are sent. */
export const enquiryTypes = ['General', 'Business'] as const
export type EnquiryType = (typeof enquiryTypes)[number]

/** The subjects as they are sent. */
export const enquirySubjects = ['sales', 'press', 'supplier', 'careers', 'other'] as const
export type EnquirySubject = (typeof enquirySubjects)[number]

/** An enquiry as a visitor types it. Empty fields are empty texts. */
export interface Enquiry {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly type: string
  /** The sender's employer. */
  readonly company: string
  readonly message: string
  /** The company of the group that it is about; absent or empty if it is about none. */
  readonly brandId?: string
  /** Absent or empty if none was chosen. */
  readonly subject?: string
}

export const emptyEnquiry: Required<Enquiry> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  type: '',
  company: '',
  message: '',
  brandId: '',
  subject: '',
}

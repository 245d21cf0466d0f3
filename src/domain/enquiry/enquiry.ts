/** The locations, in the order of the list. */
export const locations = ['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar', 'Others'] as const
export type Location = (typeof locations)[number]

/** The types as they are sent. */
export const enquiryTypes = ['General', 'Business'] as const
export type EnquiryType = (typeof enquiryTypes)[number]

/** An enquiry as a visitor types it. Empty fields are empty texts. */
export interface Enquiry {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly type: string
  readonly company: string
  readonly message: string
}

export const emptyEnquiry: Enquiry = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  type: '',
  company: '',
  message: '',
}

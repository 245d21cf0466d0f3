import { atMost, contactLengths, contactRules, errorsOf, oneOf } from './contact-rules.ts'
import { enquiryTypes, locations, type Enquiry } from './enquiry.ts'

export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>

export const enquiryRules = {
  firstName: contactRules.firstName,
  lastName: contactRules.lastName,
  email: contactRules.email,
  phone: contactRules.phone,
  company: atMost('Company', contactLengths.company),
  location: oneOf(locations, 'Location is required'),
  type: oneOf(
    enquiryTypes.map((type) => type.value),
    'Enquiry type is required',
  ),
  message: contactRules.message,
} as const

/** The rules of the enquiry form (E3 to E9), in the order of its fields. */
export const enquiryErrors = (enquiry: Enquiry): EnquiryErrors => errorsOf(enquiryRules, enquiry)

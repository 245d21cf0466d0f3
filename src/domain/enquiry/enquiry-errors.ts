import { atMost, contactLengths, contactRules, errorsOf, firstOf, oneOf, required } from './contact-rules.ts'
import { enquiryTypes, locations, type Enquiry } from './enquiry.ts'

export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>

export const enquiryRules = {
  firstName: contactRules.firstName,
  lastName: contactRules.lastName,
  email: contactRules.email,
  phone: contactRules.phone,
  company: atMost('Company', contactLengths.company),
  location: firstOf(required('Location is required'), oneOf(locations, 'Location is required')),
  type: firstOf(
    required('Enquiry type is required'),
    oneOf(
      enquiryTypes.map((type) => type.value),
      'Enquiry type is required',
    ),
  ),
  message: contactRules.message,
} as const

/** The rules of the enquiry form (E3 to E9), in the order of its fields. */
export const enquiryErrors = (enquiry: Enquiry): EnquiryErrors => errorsOf(enquiryRules, enquiry)

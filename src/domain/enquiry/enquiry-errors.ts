import {
  atMost,
  contactLengths,
  contactRules,
  errorsOf,
  oneOf,
  type RuleErrors,
} from '../forms/contact-rules.ts'
import { enquiryTypes, locations, type Enquiry } from './enquiry.ts'

export type EnquiryErrors = RuleErrors<Enquiry>

/** The rules of the enquiry (E3 to E9), in the order of its fields on the screen. */
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

export const enquiryErrors = (enquiry: Enquiry): EnquiryErrors => errorsOf(enquiryRules, enquiry)

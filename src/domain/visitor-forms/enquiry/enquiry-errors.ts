import {
  atMost,
  contactLengths,
  contactRules,
  errorsOf,
  isOneOf,
  type RuleErrors,
} from '../../forms/contact-rules.ts'
import { forms, type FormsWords } from '../../wording/en/site/forms.ts'
import { enquiryTypes, locations, type Enquiry } from './enquiry.ts'

export type EnquiryErrors = RuleErrors<Enquiry>

/** The rules of the enquiry (E3 to E9), in the order of its fields on the screen. */
export const enquiryRules = (words: FormsWords = forms) => {
  const { firstName, lastName, email, phone, message } = contactRules(words)
  return {
    firstName,
    lastName,
    email,
    phone,
    company: atMost(words.rules.companyLength, contactLengths.company),
    location: isOneOf(locations, words.rules.location),
    type: isOneOf(enquiryTypes, words.rules.type),
    message,
    // Not validated: the server drops unknown brands and subjects.
    brandId: () => undefined,
    subject: () => undefined,
  } as const
}

export const enquiryErrors = (enquiry: Enquiry, words?: FormsWords): EnquiryErrors =>
  errorsOf(enquiryRules(words), enquiry)

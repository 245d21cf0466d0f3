import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'

/** An enquiry with all required fields and no others. */
export const completeEnquiry: Enquiry = {
  firstName: 'Sara',
  lastName: 'Al Hamar',
  email: 'sara@kestrelloop.example',
  phone: '33 104 558',
  location: 'Bahrain',
  type: 'Business',
  company: '',
  message: '',
}

import { Layer } from 'effect'
import type { Kept } from '#domain/content/content.ts'
import { trimmed } from '#domain/enquiry/contact-rules.ts'
import { enquiryErrors } from '#domain/enquiry/enquiry-errors.ts'
import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Receipt } from '#domain/mail/receipt.ts'
import type { Handling } from '#domain/mail/received-mail.ts'
import { Enquiries } from '#ports/enquiries.ts'
import type { Behaviour } from './behaviour.ts'
import { makeMails } from './mails.ts'

export interface MemoryEnquiriesOptions extends Behaviour {
  readonly received?: ReadonlyArray<Enquiry & Partial<Receipt & Handling & Kept>>
}

/** Enquiries that live as long as the layer. */
export const MemoryEnquiries = ({ received = [], ...behaviour }: MemoryEnquiriesOptions = {}) =>
  Layer.sync(Enquiries, () => {
    const { receive, ...mails } = makeMails<Enquiry>({
      ...behaviour,
      one: 'enquiry',
      fields: Object.keys(emptyEnquiry),
      received,
    })
    return Enquiries.of({
      ...mails,
      send: (enquiry, sending = {}) => receive(trimmed(enquiry), enquiryErrors(enquiry), sending),
    })
  })

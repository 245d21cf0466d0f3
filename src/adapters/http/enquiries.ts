import { Effect, Layer } from 'effect'
import { Enquiries } from '#ports/enquiries.ts'
import { HttpCalls } from './call.ts'
import { endpoints, enquiryWire } from './endpoints.ts'
import { inDomainTerms } from './in-domain-terms.ts'
import { besides, mailCalls } from './mails.ts'
import { toWire } from './renaming.ts'

/** Enquiries over their calls. The visitor's popup carries this file: it needs no schema. */
export const HttpEnquiries = Layer.effect(
  Enquiries,
  Effect.map(HttpCalls, (calls) =>
    Enquiries.of({
      ...mailCalls(calls, {
        listPath: endpoints.enquiryList,
        itemPath: endpoints.enquiry,
        names: enquiryWire,
      }),
      send: (enquiry, sending = {}) => {
        const body = { ...toWire(enquiryWire, enquiry), ...besides(sending) }
        const call = {
          method: 'POST',
          path: endpoints.enquirySend,
          body,
          key: sending.key,
          from: 'anyone',
        } as const
        return calls
          .write(call)
          .pipe(Effect.mapError(inDomainTerms(enquiryWire, (current) => current)), Effect.asVoid)
      },
    }),
  ),
)

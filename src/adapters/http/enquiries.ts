import { Effect, Layer } from 'effect'
import { Enquiries } from '#ports/enquiries.ts'
import { CallFailed } from '#ports/failures.ts'
import { besides } from './besides.ts'
import { HttpCalls } from './call.ts'
import { endpoints, enquiryWire } from './endpoints.ts'
import { inDomainTerms } from './in-domain-terms.ts'
import { toWire } from './renaming.ts'

const inboxCalls = { listPath: endpoints.enquiryList, itemPath: endpoints.enquiry, names: enquiryWire }

/** Enquiries over their calls. The visitor's popup carries this file, so what only staff need comes when they ask. */
export const HttpEnquiries = Layer.effect(
  Enquiries,
  Effect.map(HttpCalls, (calls) => {
    const inbox = Effect.tryPromise({
      try: () => import('./mails.ts'),
      catch: (cause) => new CallFailed({ message: 'The inbox could not be loaded', answered: false, cause }),
    }).pipe(Effect.map(({ mailCalls }) => mailCalls(calls, inboxCalls)))

    return Enquiries.of({
      send: (enquiry, sending = {}) => {
        const { key, visitorAddress: forwardedFor } = sending
        const body = { ...toWire(enquiryWire, enquiry), ...besides(sending) }
        return calls
          .write({ method: 'POST', path: endpoints.enquirySend, body, key, forwardedFor, from: 'anyone' })
          .pipe(Effect.mapError(inDomainTerms(enquiryWire, (current) => current)), Effect.asVoid)
      },
      list: (query) => Effect.flatMap(inbox, (mails) => mails.list(query)),
      change: (id, change) => Effect.flatMap(inbox, (mails) => mails.change(id, change)),
      remove: (id) => Effect.flatMap(inbox, (mails) => mails.remove(id)),
    })
  }),
)

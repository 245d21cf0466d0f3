import { Effect, Layer } from 'effect'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { formMetadata } from '../client/form-metadata.ts'
import { HttpClient } from '../client/http-client.ts'
import { enquiryWire, receivedEnquiryWire, mailEndpoints } from '../mail-endpoints.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { inbox } from './inbox.ts'
import { receiptOf } from '../client/receipt.ts'
import { toWire } from '../wire/renaming.ts'
import { lazy } from '../client/lazy.ts'

/** Enquiries over HTTP. */
export const HttpEnquiries = Layer.effect(
  Enquiries,
  Effect.map(HttpClient, (client) =>
    Enquiries.of({
      ...inbox(client, {
        listPath: mailEndpoints.enquiryList,
        itemPath: mailEndpoints.enquiry,
        unreadPath: mailEndpoints.enquiryUnread,
        names: receivedEnquiryWire,
        optional: ['brandId', 'brand', 'subject'],
      }),
      send: (enquiry, metadata = {}) => {
        const { key, visitorAddress: forwardedFor } = metadata
        const { brandId, subject, ...contact } = enquiry
        const topic = { ...(brandId && { brandId }), ...(subject && { subject }) }
        const body = { ...toWire(enquiryWire, { ...contact, ...topic }), ...formMetadata(metadata) }
        return client
          .write({
            method: 'POST',
            path: mailEndpoints.enquirySend,
            body,
            key,
            forwardedFor,
            from: 'anonymous',
          })
          .pipe(Effect.mapError(toDomainFailure(enquiryWire, (current) => current)), Effect.map(receiptOf))
      },
      statistics: (days) =>
        Effect.flatMap(
          lazy(() => import('./enquiry-statistics.ts')),
          ({ fetchEnquiryStatistics }) => fetchEnquiryStatistics(client, days),
        ),
    }),
  ),
)

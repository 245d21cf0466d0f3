import { Layer, ManagedRuntime } from 'effect'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { BrowserOutbox } from '#adapters/browser/outbox.ts'
import { httpCalls } from '#adapters/http/call/call.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { product } from '../product.ts'

/** What the enquiry runs on. It is a runtime of its own, so that the popup carries no more than it needs. */
export const enquiryRuntime = ManagedRuntime.make(
  Layer.mergeAll(HttpEnquiries, BrowserSavedForms, BrowserOutbox, BrowserConnection).pipe(
    Layer.provide(httpCalls({ product })),
  ),
)

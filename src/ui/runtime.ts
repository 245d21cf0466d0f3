import { Layer, ManagedRuntime } from 'effect'
import { httpCalls } from '#adapters/http/call.ts'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { product } from './product.ts'

/** What the enquiry popup runs on. It is a runtime of its own, so that the popup carries no more than it needs. */
export const enquiryRuntime = ManagedRuntime.make(HttpEnquiries.pipe(Layer.provide(httpCalls({ product }))))

import { Layer, ManagedRuntime } from 'effect'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserOutbox } from '#adapters/browser/outbox.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { httpCalls } from '#adapters/http/call/call.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { enquiryFormController } from '../actors/visitor/enquiry-form-controller.ts'
import { product } from '../product.ts'
import { EnquiryPopup } from '../site/enquiry/enquiry-popup.tsx'
import { frameOfPage } from './frame-of-page.ts'
import { mountPopup } from './mount-popup.tsx'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(HttpEnquiries, BrowserSavedForms, BrowserOutbox, BrowserConnection).pipe(
    Layer.provide(httpCalls({ product })),
  ),
)

export const controller = enquiryFormController(runtime)
const { enquiry: words = {} } = frameOfPage()

export const openPopup = mountPopup((click) => (
  <EnquiryPopup controller={controller} words={words} click={click} />
))

import { Layer, ManagedRuntime } from 'effect'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserOutbox } from '#adapters/browser/outbox.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { httpClientLayer } from '#adapters/http/client/http-client.ts'
import { brandNames } from '#adapters/http/content/brand-names.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { enquiryFormController } from '../actors/visitor/enquiry-form-controller.ts'
import { product } from '../product.ts'
import { loadFormsWords } from '../words/site/load-site-words.ts'
import { EnquiryPopup } from '../site/enquiry/enquiry-popup.tsx'
import { frameOfPage, languageOfPage } from './frame-of-page.ts'
import { mountPopup } from './mount-popup.tsx'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(HttpEnquiries, BrowserSavedForms, BrowserOutbox, BrowserConnection).pipe(
    Layer.provideMerge(httpClientLayer({ product })),
  ),
)

const { enquiry = {} } = frameOfPage()

const page = languageOfPage()
const companies = () => runtime.runPromise(brandNames(prefixOf(page) === '' ? undefined : page.language.tag))

/** Resolves to the popup in the language of the page. Starting its controller sends a waiting enquiry. */
export const enquiryPopup = loadFormsWords(document.documentElement.lang).then((words) => {
  const controller = enquiryFormController(runtime, words.forms)
  const openPopup = mountPopup(words, (click) => (
    <EnquiryPopup controller={controller} words={enquiry} companies={companies} click={click} />
  ))
  return { controller, openPopup }
})

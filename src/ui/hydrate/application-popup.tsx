import { Layer, ManagedRuntime } from 'effect'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { httpClientLayer } from '#adapters/http/client/http-client.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { applicationFormController } from '../actors/visitor/application-form-controller.ts'
import { product } from '../product.ts'
import { loadFormsWords } from '../words/site/load-site-words.ts'
import { ApplicationPopup } from '../site/career/application/application-popup.tsx'
import { frameOfPage } from './frame-of-page.ts'
import { mountPopup } from './mount-popup.tsx'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(HttpProfiles, BrowserSavedForms, BrowserConnection).pipe(
    Layer.provide(httpClientLayer({ product })),
  ),
)

const picture = frameOfPage().enquiry?.picture

/** The popup in the language of the page. */
export const applicationPopup = loadFormsWords(document.documentElement.lang).then((words) => {
  const controller = applicationFormController(runtime, words.forms)
  const openPopup = mountPopup(words, (click) => (
    <ApplicationPopup controller={controller} picture={picture} click={click} />
  ))
  return { controller, openPopup }
})

import { Layer, ManagedRuntime } from 'effect'
import { createRoot } from 'react-dom/client'
import { BrowserConnection } from '#adapters/browser/connection.ts'
import { BrowserSavedForms } from '#adapters/browser/saved-forms.ts'
import { httpCalls } from '#adapters/http/call/call.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { applicationFormController } from '../actors/visitor/application-form-controller.ts'
import { frameOfPage } from './frame-of-page.ts'
import { product } from '../product.ts'
import { ApplicationPopup, type ApplicationCall } from '../site/career/application/application-popup.tsx'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(HttpProfiles, BrowserSavedForms, BrowserConnection).pipe(
    Layer.provide(httpCalls({ product })),
  ),
)

export const desk = applicationFormController(runtime)
const picture = frameOfPage().enquiry?.picture
const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (call?: ApplicationCall) =>
  root.render(<ApplicationPopup desk={desk} picture={picture} call={call} />)

// As with the enquiry: made ready before the click.
show()

/** Opens the popup over the positions, wherever they came from. */
export const openApplication = (call: ApplicationCall) => show(call)

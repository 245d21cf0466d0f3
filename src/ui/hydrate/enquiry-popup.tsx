import { createRoot } from 'react-dom/client'
import { enquiryFormController } from '../actors/visitor/enquiry-form-controller.ts'
import { frameOfPage } from './frame-of-page.ts'
import { enquiryRuntime } from './runtime.ts'
import { EnquiryPopup, type EnquiryCall } from '../site/enquiry/enquiry-popup.tsx'

export const desk = enquiryFormController(enquiryRuntime)
const { enquiry: words = {} } = frameOfPage()
const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (call?: EnquiryCall) => root.render(<EnquiryPopup desk={desk} words={words} call={call} />)

// The script comes when somebody reaches for the button: what can be made ready by then is not left to the click.
show()

/** Opens the popup without touching the page below it; `opener` gets the focus back. */
export const openEnquiry = (opener: Element | null) => show({ opener })

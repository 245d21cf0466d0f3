import { createRoot } from 'react-dom/client'
import { enquiryOf } from './actors/enquiry-of.ts'
import { enquiryRuntime } from './runtime.ts'
import { EnquiryPopup, type EnquiryCall } from './site/enquiry/enquiry-popup.tsx'
import type { FrameData } from './site/layout/frame-data.ts'
import { snapshotId, type Snapshot } from './site/snapshot.ts'

/** The page has read them already; a page that could not be read has none. */
const wordsOfPage = (): FrameData['enquiry'] => {
  const snapshot = document.getElementById(snapshotId)
  const { answers = {} } = snapshot === null ? {} : (JSON.parse(snapshot.textContent) as Partial<Snapshot>)
  return (answers['frame'] as FrameData | undefined)?.enquiry ?? {}
}

const machine = enquiryOf(enquiryRuntime)
const words = wordsOfPage()
const root = createRoot(document.body.appendChild(document.createElement('div')))
const show = (call?: EnquiryCall) => root.render(<EnquiryPopup machine={machine} words={words} call={call} />)

// The script comes when somebody reaches for the button: what can be made ready by then is not left to the click.
show()

/** Opens the popup without touching the page below it; `opener` gets the focus back. */
export const openEnquiry = (opener: Element | null) => show({ opener })

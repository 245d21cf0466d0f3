import { createRoot, type Root } from 'react-dom/client'
import { enquiryOf } from './actors/enquiry-of.ts'
import { enquiryRuntime } from './runtime.ts'
import { EnquiryPopup } from './site/enquiry/enquiry-popup.tsx'
import { snapshotId, type Snapshot } from './site/snapshot.ts'
import type { FrameData } from './site/layout/frame-data.ts'

const machine = enquiryOf(enquiryRuntime)
let root: Root | undefined

/** Opens the popup without touching the page below it; `opener` gets the focus back. */
export const openEnquiry = (opener: Element | null) => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<EnquiryPopup machine={machine} words={wordsOfPage()} call={{ opener }} />)
}

/** The page has read them already; a page that could not be read has none. */
const wordsOfPage = (): FrameData['enquiry'] => {
  const snapshot = document.getElementById(snapshotId)
  const { answers = {} } = snapshot === null ? {} : (JSON.parse(snapshot.textContent) as Partial<Snapshot>)
  return (answers['frame'] as FrameData | undefined)?.enquiry ?? {}
}

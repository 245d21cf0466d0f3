import { waitingKey } from '#domain/enquiry/waiting-enquiry.ts'

const isWaiting = () => {
  try {
    return localStorage.getItem(waitingKey) !== null
  } catch {
    return false
  }
}

/** An enquiry that found no connection at an earlier visit is sent now, by the script that would have sent it then. */
export const sendWaiting = () => {
  if (isWaiting()) import('../hydrate/enquiry-popup.tsx').catch(() => {})
}

import type { FailedRequest } from './failure-wording.ts'

export const enquiryWording = {
  sent: 'Email sent successfully',
  refused: 'Failed to submit form',
  withoutResponse: 'Failed to submit',
  sending: 'Submitting...',
} as const

/** For a form that waits for a connection. */
export const waitingWording = {
  title: 'You are offline',
  enquiryOnDevice:
    'Your enquiry waits on this device. It is sent as soon as you are online again, or on your next visit within 24 hours.',
  enquiry: 'Your enquiry is sent as soon as you are online again. Keep this page open until then.',
  application: 'Your application is sent as soon as you are online again. Keep this page open until then.',
  unsent: 'You are offline. What you typed is still here. Send it when you are online again.',
} as const

export const applicationWording = { sent: 'Your application has arrived' } as const

export const positionClosed = 'This position does not take applications any more.'

/** The reference that a visitor can quote. */
export const referenceText = (reference: string): string => `Your reference is ${reference}`

/** Browsers do not restore a file input. */
export const resumeAgain = 'Choose the file again'

export const newsWording = {
  listTitle: 'Latest News',
  nothingSelected: 'No news article selected.',
  loading: 'Loading...',
  failed: 'Error Occurred',
  notLoaded: 'This page could not be loaded. Please try again in a moment.',
  gone: 'That article is no longer here. This is the latest.',
} as const

/** The alert of a form that was not sent (E12). */
export const formFailureText = ({ hasResponse }: FailedRequest): string =>
  hasResponse ? enquiryWording.refused : enquiryWording.withoutResponse

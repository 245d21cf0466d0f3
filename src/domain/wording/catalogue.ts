import type { MailKind } from '../mail/inbox/notification.ts'
import type { SpamReason } from '../mail/inbox/spam.ts'
import type { FailedRequest } from './failure-wording.ts'

/** For mails that were moved to the spam folder, or out of it. */
export const movedText = (count: number, isSpam: boolean): string => {
  const what = count === 1 ? '' : `${count.toLocaleString('en')} mails `
  return isSpam ? `Marked ${what}as spam` : `Moved ${what}back to the inbox`
}

/** For new mails that the list does not show yet. */
export const newMailText = (kind: MailKind, count: number): string => {
  const nouns = { enquiries: ['enquiry', 'enquiries'], profiles: ['profile', 'profiles'] } as const
  const [one, many] = nouns[kind]
  return `${count.toLocaleString('en')} new ${count === 1 ? one : many}`
}

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

/** Why the server classified a mail as spam. */
export const spamReasonTexts: Record<SpamReason, string> = {
  decoy: 'A field that people do not see was filled in.',
  nameWithLink: 'There is a link in a name.',
  repeated: 'Three others or more sent the same text within a day.',
  links: 'The message has three links or more.',
  quick: 'It was sent within three seconds.',
  shouted: 'The message is written in capitals.',
  untimed: 'How long it took to fill in is not known.',
}

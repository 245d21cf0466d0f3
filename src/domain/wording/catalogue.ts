import type { ContentTypeName } from '../content/content-types.ts'
import { always, either, suffixed, type FailedRequest, type FailureWording } from './failure-wording.ts'

export type Operation = 'fetch' | 'add' | 'update' | 'details' | 'remove'

/** What the sentences are about: a content type or an admin account. */
export type Subject = ContentTypeName | 'account'

/** The wording of brands, sliders, history slides and admins. */
const likeBrands = /* @__NO_SIDE_EFFECTS__ */ (
  one: string,
  many: string,
): Record<Operation, FailureWording> => ({
  fetch: suffixed(`Failed to fetch ${many} `),
  add: suffixed(`Failed to add ${one} `),
  update: suffixed(`Failed to update ${one} `),
  details: suffixed(`Failed to fetch ${one} details `),
  remove: always(`Failed to delete ${one}`),
})

/** The failures of the specification's catalogue (section 8), letter for letter. */
export const failures: Record<Subject, Record<Operation, FailureWording>> = {
  career: {
    fetch: suffixed('Failed to fetch careers'),
    add: suffixed('Failed to add career'),
    update: suffixed('Failed to update career'),
    details: suffixed('Failed to fetch career details'),
    remove: suffixed('Failed to delete career'),
  },
  teamMember: {
    fetch: suffixed('Failed to fetch team members'),
    add: suffixed('Failed to add team member'),
    update: suffixed('Failed to update team member'),
    details: suffixed('Failed to fetch news details'),
    remove: either('Failed to delete team member'),
  },
  portfolioItem: {
    fetch: suffixed('Failed to fetch portfolio items'),
    add: suffixed('Failed to add portfolio item'),
    update: either('Failed to update portfolio item'),
    details: suffixed('Failed to fetch portfolio item'),
    remove: either('Failed to delete portfolio item'),
  },
  newsArticle: {
    fetch: suffixed('Failed to fetch news'),
    add: suffixed('Failed to add news'),
    update: suffixed('Failed to update news'),
    details: suffixed('Failed to fetch news details'),
    remove: either('Failed to delete news'),
  },
  brand: likeBrands('brand', 'our brands'),
  slider: likeBrands('slider', 'sliders'),
  historySlide: likeBrands('history slide', 'history'),
  account: likeBrands('admin', 'admins'),
}

export const homePageFailure = either('Failed to fetch Home Page')
export const homePageUpdateFailure = suffixed('Failed to update Home Page')
export const settingsFailure = suffixed('Failed to fetch settings')
export const enquiryStatisticsFailure = suffixed('Failed to count enquiries')
export const enquiryListFailure = suffixed('Failed to enquiry list')
export const profileListFailure = suffixed('Failed to profile mails')
export const exportFailure = suffixed('Failed to export mails')
export const exported = 'Exported the mails as a CSV file'
export const resumeFailure = suffixed('Failed to download the résumé')
export const sendAgainFailure = suffixed('Failed to send the notification mail again')

/** The catalogue has only the failure of the list; the other sentences follow its style. */
const ofMails = /* @__NO_SIDE_EFFECTS__ */ (mail: string, fetch: FailureWording) => {
  const [update, remove] = [suffixed(`Failed to update ${mail}`), suffixed(`Failed to delete ${mail}`)]
  return {
    failures: { fetch, details: fetch, add: update, update, remove },
    removed: `Deleted ${mail} successfully`,
  }
}
export const enquiryMailWording = ofMails('enquiry mail', enquiryListFailure)
export const profileMailWording = ofMails('profile mail', profileListFailure)

/** For mails that were moved to the spam folder, or out of it. */
export const movedText = (count: number, isSpam: boolean): string => {
  const what = count === 1 ? '' : `${count.toLocaleString('en')} mails `
  return isSpam ? `Marked ${what}as spam` : `Moved ${what}back to the inbox`
}

/** The success toasts of the catalogue. After an addition or update, the list shows the item instead. */
export const removed: Record<Subject, string> = {
  career: 'Deleted career successfully',
  teamMember: 'Deleted team member successfully',
  portfolioItem: 'Deleted portfolio item successfully',
  newsArticle: 'Deleted news successfully',
  brand: 'Deleted brand successfully',
  slider: 'Deleted slider successfully',
  historySlide: 'Deleted history slide successfully',
  account: 'Admin deleted successfully',
}
export const accountAdded = 'Admin added successfully'
export const accountUpdated = 'Admin updated successfully'
/** The home page needs a toast, as no list shows what was saved. */
export const homePageUpdated = 'Home page updated successfully'

export const closingWording = { closed: 'Position closed', undone: 'The closing date is as it was' } as const
/** After saving a manual order. */
export const arranged = (many: string) => `Saved the new order of ${many}`
export const itemMoved = 'Moved to its new place'
export const orderRestored = 'Restored the former order'

/** In the toast of a deletion. */
export const undoLabel = 'Undo'

export const trashWording = {
  failures: {
    fetch: suffixed('Failed to fetch trash'),
    restore: suffixed('Failed to restore from the trash'),
    remove: suffixed('Failed to delete for good'),
  },
  restored: 'Restored from the trash',
  removed: 'Deleted for good',
} as const

/** Shown below the catalogue's sentence, which does not say what to do. */
export const noAnswerToSave = 'The server did not answer. Check the connection; what you typed is kept.'

export const historyWording = {
  failures: {
    fetch: suffixed('Failed to fetch history'),
    restore: suffixed('Failed to restore this version'),
  },
  restored: 'Version restored',
  undone: 'Restoring was undone',
} as const

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
  answered ? enquiryWording.refused : enquiryWording.raised

/** The sentence for a failed upload: the server's message, or one of the catalogue's two (M1). */
export const uploadFailureText = ({ hasResponse, message }: FailedRequest): string => {
  if (!hasResponse) return uploadWording.raised
  return message === '' ? uploadWording.refused : message
}

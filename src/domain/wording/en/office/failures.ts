import type { ContentTypeName } from '../../../content/content-types.ts'
import { either, suffixed, type FailureWording } from '../../failure-wording.ts'
import { counted } from '../../counted.ts'
import type { Translated } from '../../translated.ts'

type Operation = 'fetch' | 'add' | 'update' | 'details' | 'remove'

interface ContentWording {
  readonly failures: Record<Operation, FailureWording>
  /** After an addition or update, the list shows the item instead. */
  readonly removed: string
  /** After saving a manual order. */
  readonly arranged: string
}

/** The failures of brands, sliders, history slides and admins. */
const failuresLikeBrands = (one: string, many: string) => ({
  fetch: suffixed(`Failed to fetch ${many} `),
  add: suffixed(`Failed to add ${one} `),
  update: suffixed(`Failed to update ${one} `),
  details: suffixed(`Failed to fetch ${one} details `),
  remove: `Failed to delete ${one}`,
})

const likeBrands = (one: string, many: string, all = many): ContentWording => ({
  failures: failuresLikeBrands(one, all),
  removed: `Deleted ${one} successfully`,
  arranged: `Saved the new order of ${many}`,
})

/** The catalogue has only the failure of the list; the other sentences follow its style. */
const likeMails = (mail: string, fetch: FailureWording) => ({
  failures: {
    fetch,
    details: fetch,
    add: suffixed(`Failed to update ${mail}`),
    update: suffixed(`Failed to update ${mail}`),
    remove: suffixed(`Failed to delete ${mail}`),
  },
  removed: `Deleted ${mail} successfully`,
})

const contents: Record<ContentTypeName, ContentWording> = {
  career: {
    failures: {
      fetch: suffixed('Failed to fetch careers'),
      add: suffixed('Failed to add career'),
      update: suffixed('Failed to update career'),
      details: suffixed('Failed to fetch career details'),
      remove: suffixed('Failed to delete career'),
    },
    removed: 'Deleted career successfully',
    arranged: 'Saved the new order of careers',
  },
  teamMember: {
    failures: {
      fetch: suffixed('Failed to fetch team members'),
      add: suffixed('Failed to add team member'),
      update: suffixed('Failed to update team member'),
      details: suffixed('Failed to fetch news details'),
      remove: either('Failed to delete team member'),
    },
    removed: 'Deleted team member successfully',
    arranged: 'Saved the new order of team members',
  },
  portfolioItem: {
    failures: {
      fetch: suffixed('Failed to fetch portfolio items'),
      add: suffixed('Failed to add portfolio item'),
      update: either('Failed to update portfolio item'),
      details: suffixed('Failed to fetch portfolio item'),
      remove: either('Failed to delete portfolio item'),
    },
    removed: 'Deleted portfolio item successfully',
    arranged: 'Saved the new order of portfolio items',
  },
  newsArticle: {
    failures: {
      fetch: suffixed('Failed to fetch news'),
      add: suffixed('Failed to add news'),
      update: suffixed('Failed to update news'),
      details: suffixed('Failed to fetch news details'),
      remove: either('Failed to delete news'),
    },
    removed: 'Deleted news successfully',
    arranged: 'Saved the new order of news',
  },
  page: likeBrands('page', 'pages'),
  brand: likeBrands('brand', 'brands', 'our brands'),
  slider: likeBrands('slider', 'sliders'),
  historySlide: likeBrands('history slide', 'history'),
}

/** The toasts of failures and successes: the specification's catalogue (section 8), letter for letter. */
export const failures = {
  contents,
  account: {
    failures: failuresLikeBrands('admin', 'admins'),
    removed: 'Admin deleted successfully',
    added: 'Admin added successfully',
    updated: 'Admin updated successfully',
  },
  homePage: {
    failures: {
      fetch: either('Failed to fetch Home Page'),
      update: suffixed('Failed to update Home Page'),
    },
    /** The home page needs a toast, as no list shows what was saved. */
    updated: 'Home page updated successfully',
  },
  enquiries: likeMails('enquiry mail', suffixed('Failed to enquiry list')),
  profiles: likeMails('profile mail', suffixed('Failed to profile mails')),
  settings: suffixed('Failed to fetch settings'),
  translations: suffixed('Failed to count translations'),
  enquiryStatistics: suffixed('Failed to count enquiries'),
  failedSearches: suffixed('Failed to fetch searches without results'),
  mailExport: { failure: suffixed('Failed to export mails'), done: 'Exported the mails as a CSV file' },
  figuresExport: {
    failure: suffixed('Failed to export figures'),
    done: 'Exported the figures as a CSV file',
  },
  ownMails: suffixed('Failed to save which mails you get'),
  deleteView: suffixed('Failed to delete the view'),
  templates: suffixed('Failed to fetch templates'),
  deleteTemplate: suffixed('Failed to delete the template'),
  resume: suffixed('Failed to download the résumé'),
  attachment: suffixed('Failed to download the attachment'),
  sendAgain: suffixed('Failed to send the notification mail again'),
  allSentAgain: counted('en', {
    one: 'One notification mail will be sent again',
    other: '{n} notification mails will be sent again',
  }),
  upload: { refused: 'Failed to upload image', withoutResponse: 'Image upload failed' },
  noResponse: 'The server did not respond. Check the connection and try again.',
  /** Shown below the catalogue's sentence, which does not say what to do. */
  noResponseToSave: 'The server did not respond. Check the connection and try again. What you typed is kept.',
  closing: { closed: 'Position closed', undone: 'Closing date restored' },
  itemMoved: 'Moved to its new place',
  orderRestored: 'Restored the former order',
  trash: {
    failures: {
      fetch: suffixed('Failed to fetch trash'),
      restore: suffixed('Failed to restore from the trash'),
      remove: suffixed('Failed to delete for good'),
    },
    restored: 'Restored from the trash',
    removed: 'Deleted for good',
  },
  publishing: {
    failures: {
      fetchDraft: suffixed('Failed to fetch the draft'),
      fetchDrafts: suffixed('Failed to fetch drafts'),
      fetchUnpublished: suffixed('Failed to fetch unpublished items'),
      save: suffixed('Failed to save the draft'),
      move: suffixed('Failed to move the change'),
      release: suffixed('Failed to change the release'),
      publish: suffixed('Failed to publish'),
      publishAgain: suffixed('Failed to publish again'),
      unpublish: suffixed('Failed to unpublish'),
      discard: suffixed('Failed to discard the draft'),
      restore: suffixed('Failed to restore the draft'),
      remove: suffixed('Failed to delete the item'),
      return: suffixed('Failed to return the draft'),
      review: suffixed('Draft saved, but its review was not changed'),
    },
    saved: 'Draft saved',
    reviewed: { ask: 'Review requested', withdraw: 'Request withdrawn', return: 'Returned with a note' },
    scheduled: 'Change scheduled',
    moved: 'Moved to its new time',
    releaseChanged: 'Release changed',
    published: 'Published',
    publishedAgain: 'Published again',
    unpublished: 'Unpublished',
    discarded: 'Discarded',
    restored: 'Draft restored',
    removed: 'Moved to the trash',
  },
  apiTokens: {
    failures: {
      fetch: suffixed('Failed to fetch tokens'),
      make: suffixed('Failed to save the token'),
      remove: suffixed('Failed to revoke the token'),
    },
    removed: 'Token revoked',
  },
  media: {
    failures: {
      fetch: suffixed('Failed to fetch pictures'),
      fetchOne: suffixed('Failed to fetch the picture'),
      save: suffixed('Failed to save the picture'),
      replace: suffixed('Failed to replace the picture'),
      remove: suffixed('Failed to delete the picture'),
    },
    saved: 'Picture saved',
    replaced: 'Picture replaced',
    removed: 'Picture deleted',
  },
  previewLinks: {
    failures: {
      fetch: suffixed('Failed to fetch preview links'),
      make: suffixed('Failed to make the link'),
      remove: suffixed('Failed to revoke the link'),
    },
    removed: 'Link revoked',
  },
  history: {
    failures: {
      fetch: suffixed('Failed to fetch history'),
      restore: suffixed('Failed to restore this version'),
    },
    restored: 'Version restored',
    undone: 'Restore undone',
    drafted: 'Version saved as a draft',
    hasDraft: 'Not saved, because there is a draft already. It stays as it is.',
    openDraft: 'Open draft',
  },
  /** After mails were moved to the spam folder or out of it. */
  marked: {
    asSpam: counted('en', { one: 'Marked as spam', other: 'Marked {n} mails as spam' }),
    asNoSpam: counted('en', { one: 'Moved back to the inbox', other: 'Moved {n} mails back to the inbox' }),
  },
  sessions: {
    failures: {
      fetch: suffixed('Failed to fetch your sessions'),
      remove: either('Failed to end the session'),
      endAll: either('Failed to sign out everywhere'),
    },
    removed: 'Session ended',
  },
  secondFactor: {
    failures: {
      fetch: suffixed('Failed to fetch the second factor'),
      update: suffixed('Failed to change the second factor'),
    },
  },
  reset: { failures: { start: suffixed('Failed to make a link') } },
  personalData: {
    failures: {
      fetch: suffixed('Failed to find personal data'),
      export: suffixed('Failed to export personal data'),
      remove: suffixed('Failed to erase personal data'),
    },
  },
  /** The button in a toast. */
  undo: 'Undo',
} as const

export type FailureWords = Translated<typeof failures>

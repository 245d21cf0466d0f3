import type { FailureWording } from '#domain/failure-wording.ts'
import {
  accountAdded,
  accountUpdated,
  enquiryListFailure,
  failures,
  profileListFailure,
  removed,
  type Operation,
  type Subject,
} from '#domain/wording.ts'

/** What is told of an entity's calls. */
export interface EntityWording {
  readonly failures: Readonly<Record<Operation, FailureWording>>
  readonly removed: string
  /** Only where the catalogue has it: elsewhere the list shows what was saved. */
  readonly added?: string
  readonly updated?: string
}

export const wordingOf = (subject: Subject): EntityWording => ({
  failures: failures[subject],
  removed: removed[subject],
  ...(subject === 'account' && { added: accountAdded, updated: accountUpdated }),
})

const always = (sentence: string): FailureWording => ({ raised: sentence, answered: sentence })

/** The catalogue knows the failure of a mail list alone; the rest follows its way of speaking. */
const mailWording = (mail: string, fetch: FailureWording): EntityWording => {
  const update = always(`Failed to update ${mail}: Something went wrong`)
  const remove = always(`Failed to delete ${mail}: Something went wrong`)
  return {
    failures: { fetch, details: fetch, add: update, update, remove },
    removed: `Deleted ${mail} successfully`,
  }
}

export const enquiryMailWording = mailWording('enquiry mail', enquiryListFailure)
export const profileMailWording = mailWording('profile mail', profileListFailure)
export const exportFailure = always('Failed to export mails: Something went wrong')
export const resumeFailure = always('Failed to download the résumé: Something went wrong')
export const homePageUpdateFailure = always('Failed to update Home Page: Something went wrong')
export const sendAgainFailure = always('Failed to send the notification mail again: Something went wrong')

import type { FailureWording } from '#domain/wording/failure-wording.ts'
import {
  accountAdded,
  accountUpdated,
  failures,
  removed,
  type Operation,
  type Subject,
} from '#domain/wording/catalogue.ts'

/** The announcements of an entity's requests. */
export interface EntityWording {
  readonly failures: Readonly<Record<Operation, FailureWording>>
  readonly removed: string
  /** Missing unless the catalogue has it; the list shows what was saved. */
  readonly added?: string
  readonly updated?: string
}

export const wordingOf = (subject: Subject): EntityWording => ({
  failures: failures[subject],
  removed: removed[subject],
  ...(subject === 'account' && { added: accountAdded, updated: accountUpdated }),
})

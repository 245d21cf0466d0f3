import type { FailureWording } from '#domain/wording/failure-wording.ts'
import {
  accountAdded,
  accountUpdated,
  failures,
  removed,
  type Operation,
  type Subject,
} from '#domain/wording/catalogue.ts'

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

import { Data } from 'effect'
import type { SqlError } from 'effect/sql'

/** This program cannot use the database; `message` is a sentence that says why. */
export class StoreUnusable extends Data.TaggedError('StoreUnusable')<{
  readonly message: string
  readonly cause?: unknown
}> {}

/** What the database itself says of an error. */
export const databaseMessage = ({ reason }: SqlError.SqlError): string =>
  reason.cause instanceof Error ? reason.cause.message : reason.message

export const notOpened = (error: SqlError.SqlError): string =>
  `The database cannot be opened or brought up to date: ${databaseMessage(error)}.`

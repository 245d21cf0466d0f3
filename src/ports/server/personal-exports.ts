import { Context, type Effect } from 'effect'
import type { UnexpectedFailure, InputRefused, StoreBusy } from '../failures.ts'

export interface PersonalFile {
  /** Its path in the archive. */
  readonly name: string
  /** `undefined` if the file is gone. */
  readonly bytes: Effect.Effect<Uint8Array | undefined, StoreBusy | UnexpectedFailure>
}

export interface PersonalExport {
  /** By the domain's names, without internals of the store. */
  readonly data: Readonly<Record<string, unknown>>
  readonly files: ReadonlyArray<PersonalFile>
}

/** Collects the data that the store has of one person. */
export class PersonalExports extends Context.Service<
  PersonalExports,
  {
    /** Records the export in the history. Fails with `InputRefused` if it is no e-mail address. */
    collect(email: string): Effect.Effect<PersonalExport, InputRefused | StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/PersonalExports') {}

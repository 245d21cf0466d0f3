import { Context, type Effect } from 'effect'
import type { CallFailed, InputRefused, StoreBusy } from '../failures.ts'

export interface PersonalFile {
  /** Where it stands among what is handed over. */
  readonly name: string
  /** Nothing where the file is gone. */
  readonly bytes: Effect.Effect<Uint8Array | undefined, StoreBusy | CallFailed>
}

export interface PersonalExport {
  /** By the names of the domain, with nothing that is only the store's. */
  readonly data: Readonly<Record<string, unknown>>
  readonly files: ReadonlyArray<PersonalFile>
}

/** All that is kept of one person, as it is handed over on demand. */
export class PersonalExports extends Context.Service<
  PersonalExports,
  {
    /** Writes down that it was done. Fails with `InputRefused` where it is no e-mail address. */
    of(email: string): Effect.Effect<PersonalExport, InputRefused | StoreBusy | CallFailed>
  }
>()('sahilan/ports/PersonalExports') {}

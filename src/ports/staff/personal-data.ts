import { Context, type Effect } from 'effect'
import type { FoundPersonalData, PersonalCounts } from '#domain/privacy/personal-data.ts'
import type { WriteFailure } from '../failures.ts'

/** The data of visitors and applicants by person: an e-mail address, whatever its case. */
export class PersonalData extends Context.Service<
  PersonalData,
  {
    /** Fails with `InputRefused` if it is no e-mail address. */
    find(email: string): Effect.Effect<FoundPersonalData, WriteFailure>
    /**
     * Deletes the data for good, except accounts of staff, and returns how much there was. If there was any, the
     * history records the erasure without naming the person.
     */
    erase(email: string): Effect.Effect<PersonalCounts, WriteFailure>
  }
>()('sahilan/ports/PersonalData') {}

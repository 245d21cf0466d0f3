import { Context, type Effect } from 'effect'
import type { FoundPersonalData, PersonalCounts } from '#domain/privacy/personal-data.ts'
import type { WriteFailure } from '../failures.ts'

/** What visitors and applicants have left, person by person; a person is an e-mail address, however its letters are written. */
export class PersonalData extends Context.Service<
  PersonalData,
  {
    /** Fails with `InputRefused` where it is no address. */
    find(email: string): Effect.Effect<FoundPersonalData, WriteFailure>
    /**
     * Deletes all of it for good, and writes down that it was done without saying whose it was; answers how much it was.
     * Where nothing is there nothing is done. Accounts of staff stay.
     */
    erase(email: string): Effect.Effect<PersonalCounts, WriteFailure>
  }
>()('sahilan/ports/PersonalData') {}

import { Context, type Effect } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type { WriteFailure } from '../failures.ts'

/** Pictures for contents. */
export class Images extends Context.Service<
  Images,
  {
    /** Stores a picture and answers its address. `report` hears how much has been sent, from 0 to 1. */
    upload(file: ChosenFile, report?: (progress: number) => void): Effect.Effect<string, WriteFailure>
  }
>()('sahilan/ports/Images') {}

import { Context } from 'effect'
import type { Subject } from '#domain/history/subject.ts'

/** The name by which saves of drafts are counted. */
export const draftsSubject = 'drafts'

/** The name by which saves of old addresses are counted. */
export const redirectsSubject = 'redirect'

/** The subject of a save. */
export type SavedSubject = Subject | typeof draftsSubject | typeof redirectsSubject

/**
 * The saves of all processes on a store. A plain function: it runs before every cached page is sent, where an effect
 * would cost more than the work.
 */
export class Saves extends Context.Service<
  Saves,
  {
    /**
     * The subjects saved since the last call, including all saves committed before this call. Throws if the store
     * cannot be read.
     */
    readonly sinceLast: () => ReadonlyArray<SavedSubject> | Promise<ReadonlyArray<SavedSubject>>
  }
>()('sahilan/ports/Saves') {}

import { Context } from 'effect'
import type { Subject } from '#domain/history/subject.ts'

/** The name by which saves of drafts are counted. */
export const savedDrafts = 'drafts'

/** The name by which saves of old addresses are counted. */
export const savedRedirects = 'redirect'

/** The subject of a save. */
export type Saved = Subject | typeof savedDrafts | typeof savedRedirects

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
    readonly sinceLast: () => ReadonlyArray<Saved> | Promise<ReadonlyArray<Saved>>
  }
>()('sahilan/ports/Saves') {}

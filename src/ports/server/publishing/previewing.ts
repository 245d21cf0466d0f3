import { Context } from 'effect'

/**
 * Set while a preview writes what will be rolled back: nothing is recorded in the history or counted as saved, and no id
 * is taken from a sequence, which may not be rolled back.
 */
export const Previewing = Context.Reference<
  | {
      /** Reserves so many ids and returns the first. */
      readonly newIds: (total: number) => number
      /** The ids of new items, by those of their drafts. */
      readonly newItems: Map<string, string>
      /** Whether items may be incomplete, as drafts are. A scheduled change fails as it will at its time. */
      readonly allowsFaults: boolean
    }
  | undefined
>('sahilan/ports/Previewing', { defaultValue: () => undefined })

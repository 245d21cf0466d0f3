import { Context } from 'effect'

/**
 * Set while a preview writes what will be rolled back: items may be incomplete, nothing is recorded in the history or
 * counted as saved, and no id is taken from a sequence, which may not be rolled back.
 */
export const Previewing = Context.Reference<
  | { /** Reserves so many ids and returns the first. */ readonly newIds: (total: number) => number }
  | undefined
>('sahilan/ports/Previewing', { defaultValue: () => undefined })

/** Counts as the history keeps them: of what was there. */
export const withoutZeros = (counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

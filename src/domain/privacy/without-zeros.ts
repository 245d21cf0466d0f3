/** Counts as the history stores them: without zeros. */
export const withoutZeros = (counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

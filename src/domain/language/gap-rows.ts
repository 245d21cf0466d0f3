import type { Subject } from '../history/subject.ts'
import type { Gap } from './gaps.ts'
import type { TranslationCounts } from './translation-counts.ts'

/** Items of a content type, or texts of the home page, that have a gap of one kind in a language. */
export interface GapRow extends Pick<TranslationCounts, 'subject' | 'lang'> {
  readonly state: Gap['state']
}

const gapStates = ['missing', 'outdated'] as const

/** Where gaps are, beginning with a subject and coming round to those before it. */
export const gapRowsFrom = (
  counts: ReadonlyArray<TranslationCounts>,
  subject?: Subject,
): ReadonlyArray<GapRow> => {
  const start = Math.max(
    0,
    counts.findIndex((row) => row.subject === subject),
  )
  return [...counts.slice(start), ...counts.slice(0, start)].flatMap((row) =>
    gapStates
      .filter((state) => row[state] > 0)
      .map((state) => ({ subject: row.subject, lang: row.lang, state })),
  )
}

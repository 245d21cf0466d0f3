import type { FailedSearchCount } from '#domain/content/search/failed-search.ts'
import { day } from '#domain/time/durations.ts'

/** Counts by day, of which today is the first. */
const searched = [
  { words: 'annual report 2025', counts: [9, 7, 4, 6, 0, 3, 2, 5] },
  { words: 'الرواتب', counts: [6, 5, 0, 4, 3] },
  { words: 'internship', counts: [5, 0, 4, 3, 2] },
  { words: 'share price', counts: [4, 3, 0, 0, 2] },
  { words: 'supplier registration', counts: [3, 2, 2] },
  { words: 'dividends', counts: [0, 4, 2] },
  { words: 'بوابه الموظفين', counts: [2, 3] },
  { words: 'crew change', counts: [0, 0, 4] },
  { words: 'sitra showroom', counts: [2, 0, 0, 2] },
  { words: 'tender documents', counts: [0, 3] },
  { words: 'desalination', counts: [2] },
  { words: 'iso 9001', counts: [0, 0, 0, 0, 2] },
]

/** What visitors searched in vain, in English and Arabic; more than the dashboard shows at first. */
export const sampleFailedSearches: ReadonlyArray<FailedSearchCount> = searched.flatMap(({ words, counts }) =>
  counts.flatMap((total, daysAgo) =>
    total === 0
      ? []
      : [{ words, day: new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10), total }],
  ),
)

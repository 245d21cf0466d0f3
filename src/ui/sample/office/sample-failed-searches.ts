import type { FailedSearchCount } from '#domain/content/search/failed-search.ts'
import { day } from '#domain/time/durations.ts'

/** Words with their counts by days, of which today is the first. */
const searched: ReadonlyArray<readonly [words: string, ...counts: ReadonlyArray<number>]> = [
  ['annual report 2025', 9, 7, 4, 6, 0, 3, 2, 5],
  ['الرواتب', 6, 5, 0, 4, 3],
  ['internship', 5, 0, 4, 3, 2],
  ['share price', 4, 3, 0, 0, 2],
  ['supplier registration', 3, 2, 2],
  ['dividends', 0, 4, 2],
  ['بوابه الموظفين', 2, 3],
  ['crew change', 0, 0, 4],
  ['sitra showroom', 2, 0, 0, 2],
  ['tender documents', 0, 3],
  ['desalination', 2],
  ['iso 9001', 0, 0, 0, 0, 2],
]

/** What visitors searched in vain, in English and Arabic; more than the dashboard shows at first. */
export const sampleFailedSearches: ReadonlyArray<FailedSearchCount> = searched.flatMap(([words, ...counts]) =>
  counts.flatMap((total, daysAgo) =>
    total === 0
      ? []
      : [{ words, day: new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10), total }],
  ),
)

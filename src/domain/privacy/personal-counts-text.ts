import { count } from '../wording/counted.ts'
import { history, type HistoryWords } from '../wording/en/content/history.ts'
import { personalKinds, type PersonalCounts } from './personal-data.ts'

/** Such as '2 enquiries, 1 file'. */
export const personalCountsText = (
  counts: PersonalCounts,
  { amounts, separator }: HistoryWords['personalData'] = history.personalData,
): string =>
  personalKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => count(amounts[kind], counts[kind]))
    .join(separator)

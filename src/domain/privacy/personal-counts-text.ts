import { count } from '../wording/counted.ts'
import { account, type AccountWords } from '../wording/en/account.ts'
import { personalKinds, type PersonalCounts } from './personal-data.ts'

/** Such as '2 enquiries, 1 résumé'. */
export const personalCountsText = (
  counts: PersonalCounts,
  { personalData, separator }: AccountWords = account,
): string =>
  personalKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => count(personalData.counts[kind], counts[kind]))
    .join(separator)

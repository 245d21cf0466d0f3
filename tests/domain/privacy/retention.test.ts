import { expect, it } from 'vitest'
import { addCounts, noneRetained, retainedCountsText } from '#domain/privacy/retention.ts'

it('writes counts with singular and plural nouns', () => {
  const some = { ...noneRetained, enquiries: 12, spam: 1 }
  expect(retainedCountsText(some)).toBe('12 enquiries, 1 spam mail')
  expect(retainedCountsText(noneRetained)).toBe('')
  expect(addCounts(some, { ...noneRetained, spam: 2, trash: 3 })).toEqual({
    ...noneRetained,
    enquiries: 12,
    spam: 3,
    trash: 3,
  })
})

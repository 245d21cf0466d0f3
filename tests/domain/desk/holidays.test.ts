import { expect, it } from 'vitest'
import { readHolidays } from '#domain/desk/due/holidays.ts'

it('[K6] a pasted list is read line by line, and what cannot be read has its reason', () => {
  const lines = readHolidays(
    `1 Jan 2027, New Year
10-13 Mar 2027, Eid Al Fitr

30 Mar - 2 April 2027, Easter, Others
٢٠٢٧-١٢-٠٢, National Day, UAE
2027-12-16 to 2027-12-17, National Day, bahrain, KSA
31 Feb 2027, Founding Day, KSA
soon, Eid
3-1 May 2027, Backwards
1 May 2027
1 May 2027, Labour Day, Atlantis`,
  )
  expect(
    lines.map(
      ({ holiday, fault }) =>
        fault ??
        Object.values(holiday ?? {})
          .flat()
          .join(' '),
    ),
  ).toEqual([
    '2027-01-01 2027-01-01 New Year',
    '2027-03-10 2027-03-13 Eid Al Fitr',
    '2027-03-30 2027-04-02 Easter Others',
    '2027-12-02 2027-12-02 National Day UAE',
    '2027-12-16 2027-12-17 National Day Bahrain KSA',
    'noSuchDay',
    'date',
    'order',
    'name',
    'place',
  ])
})

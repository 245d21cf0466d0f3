import { describe, expect, it } from 'vitest'
import { enquiryStatistics } from '#domain/mail/inbox/enquiry-statistics.ts'

describe('the statistics of enquiries', () => {
  it('include days, places and types without enquiries', () => {
    const { days, locations, types } = enquiryStatistics(['2026-11-20', '2026-11-21'], [])
    expect(days).toEqual([
      { name: '2026-11-20', count: 0 },
      { name: '2026-11-21', count: 0 },
    ])
    expect(locations.map(({ name }) => name)).toEqual(['Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar', 'Others'])
    expect(types.map(({ name }) => name)).toEqual(['General', 'Business'])
  })

  it('sum the counts of each, with the largest place first', () => {
    const counts = [
      { day: '2026-11-20', location: 'Qatar', type: 'General', count: 4 },
      { day: '2026-11-21', location: 'Qatar', type: 'Business', count: 1 },
      { day: '2026-11-21', location: 'KSA', type: 'Business', count: 2 },
    ]
    const { days, locations, types } = enquiryStatistics(['2026-11-20', '2026-11-21'], counts)
    expect(days.map(({ count }) => count)).toEqual([4, 3])
    expect(locations.slice(0, 3)).toEqual([
      { name: 'Qatar', count: 5 },
      { name: 'KSA', count: 2 },
      { name: 'Bahrain', count: 0 },
    ])
    expect(types.map(({ count }) => count)).toEqual([4, 3])
  })
})

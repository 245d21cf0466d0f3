import { enquiryTypes, locations } from '../../visitor-forms/enquiry/enquiry.ts'

export interface Tally {
  readonly name: string
  readonly count: number
}

/** Numbers of enquiries within some days, without spam. */
export interface EnquiryStatistics {
  /** By date, oldest first. */
  readonly days: ReadonlyArray<Tally>
  /** Most frequent first. */
  readonly locations: ReadonlyArray<Tally>
  /** In the order of the form. */
  readonly types: ReadonlyArray<Tally>
}

/** Limits of the number of days in one request. */
export const statisticsDays = { min: 1, default: 30, max: 366 } as const

/** The number of enquiries with the same day, location and type. */
export interface EnquiryCount {
  readonly day: string
  readonly location: string
  readonly type: string
  readonly count: number
}

/** Sums the counts by day, by location and by type. */
export const enquiryStatistics = (
  days: ReadonlyArray<string>,
  counts: ReadonlyArray<EnquiryCount>,
): EnquiryStatistics => {
  const tally = (names: ReadonlyArray<string>, by: 'day' | 'location' | 'type') =>
    names.map((name) => ({
      name,
      count: counts.reduce((sum, each) => (each[by] === name ? sum + each.count : sum), 0),
    }))
  return {
    days: tally(days, 'day'),
    locations: tally(locations, 'location').toSorted((one, other) => other.count - one.count),
    types: tally(enquiryTypes, 'type'),
  }
}

import { enquiryTypes, locations } from '../../enquiry/enquiry.ts'

export interface Tally {
  readonly name: string
  readonly count: number
}

/** How many enquiries came within some days; spam counts nowhere. */
export interface EnquiryStatistics {
  /** Every day of them by its date, oldest first. */
  readonly days: ReadonlyArray<Tally>
  /** Every place, most first. */
  readonly locations: ReadonlyArray<Tally>
  /** Every type, in the order of the form. */
  readonly types: ReadonlyArray<Tally>
}

/** How many days statistics may be asked for. */
export const statisticsDays = { least: 1, usual: 30, most: 366 } as const

/** Enquiries that have a day, a place and a type in common. */
export interface EnquiryCount {
  readonly day: string
  readonly location: string
  readonly type: string
  readonly count: number
}

/** Adds the counts up, by each of what they have in common. */
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
    types: tally(
      enquiryTypes.map(({ value }) => value),
      'type',
    ),
  }
}

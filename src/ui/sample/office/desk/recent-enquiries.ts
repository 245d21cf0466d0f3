import { day } from '#domain/time/durations.ts'
import { locations } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { sampleEnquiries } from './sample-mails.ts'

/** Enquiries on each of the last fourteen days; today is last. */
const perDay = [2, 4, 3, 0, 1, 5, 6, 4, 3, 2, 0, 3, 7, 4]

/** Enquiries of the last two weeks, relative to today. */
export const recentEnquiries: typeof sampleEnquiries = perDay
  .flatMap((count, index) => Array.from({ length: count }, () => perDay.length - 1 - index))
  .flatMap((daysAgo, index) => {
    const enquiry = sampleEnquiries[index % sampleEnquiries.length]
    const location = locations[(index * index) % locations.length] ?? 'Others'
    const createdAt = new Date(Date.now() - daysAgo * day).toISOString()
    return enquiry === undefined ? [] : [{ ...enquiry, location, createdAt }]
  })

import type { ContentTypeName } from '../../../content/content-types.ts'
import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the dashboard. */
export const dashboard = {
  viewSite: 'View site',
  figures: {
    name: 'Key figures',
    unreadEnquiries: 'Unread enquiries',
    total: filled('Of {total} in total'),
    unreadProfiles: 'Unread profile mails',
    newestFor: filled('Newest for {position}'),
    newestWithout: 'Newest without a position',
    openPositions: 'Open positions',
    firstCloses: filled('First closes {day}'),
    newsArticles: 'News articles',
    newestOf: filled('Newest of {day}'),
  },
  enquiries: {
    byDay: 'Enquiries by day',
    lastDays: counted('en', { one: 'Enquiries, last {n} day', other: 'Enquiries, last {n} days' }),
    openInbox: 'Open inbox',
    chart: counted('en', { one: '{n} enquiry in {days}', other: '{n} enquiries in {days}' }),
    /** Within the caption of the chart. */
    days: counted('en', { one: '{n} day', other: '{n} days' }),
    day: 'Day',
    count: 'Enquiries',
    byLocation: 'By location',
    locations: 'Enquiries by location',
    byType: 'By type',
    types: 'Enquiries by type',
    newest: 'Newest enquiries',
    seeAll: 'See all',
    none: 'No enquiries yet.',
  },
  changes: { title: 'Latest changes', seeAll: 'See all', none: 'No changes yet.' },
  webhooks: {
    title: 'Switched-off webhooks',
    seeAll: 'See all',
    because: {
      failing: 'Nothing could be delivered for three days.',
      gone: 'The receiver wants no more events.',
    },
  },
  searches: {
    title: 'Searches without results',
    about: 'Words that at least two visitors searched on the same day, of the last 30 days.',
    times: counted('en', { one: '{n} time', other: '{n} times' }),
    /** How often on a day. */
    onDay: filled('{day}: {n}'),
    showAll: filled('Show all {n}'),
    showFewer: 'Show fewer',
    none: 'Every frequent search had results.',
  },
  content: {
    title: 'Content on the site',
    add: 'Add the first',
    addFirst: {
      slider: 'Add the first slider',
      brand: 'Add the first brand',
      historySlide: 'Add the first slide',
      newsArticle: 'Add the first article',
      portfolioItem: 'Add the first portfolio item',
      teamMember: 'Add the first team member',
      career: 'Add the first position',
      page: 'Add the first page',
    } satisfies Readonly<Record<ContentTypeName, string>>,
  },
} as const

export type DashboardWords = Translated<typeof dashboard>

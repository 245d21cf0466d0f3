import { counted } from '../counted.ts'
import { filled } from '../template.ts'
import type { Translated } from '../translated.ts'

/** Texts of the public pages. */
export const site = {
  places: {
    about: 'About us',
    services: 'Our services',
    careers: 'Careers',
    news: 'Latest news',
    contact: 'Contact us',
    receipt: 'Your enquiry',
  },
  /** As the specification spells them (H1, H2, F1). */
  header: { about: 'ABOUT US', services: 'OUR SERVICES', enquire: 'ENQUIRE NOW', main: 'Main' },
  footer: { explore: 'EXPLORE', others: 'OTHERS', contact: 'CONTACT US' },
  menu: { name: 'Menu', open: 'Open menu', close: 'Close menu' },
  /** The name of the home page without a name of the site. */
  home: 'Home',
  enquire: 'Enquire now',
  slides: {
    name: 'Slides',
    pause: 'Pause slides',
    play: 'Play slides',
    next: 'Next slide',
    services: 'Our services',
  },
  companies: { title: 'Our companies', services: 'What each one does' },
  history: { title: 'Our history', earlier: 'Earlier', later: 'Later' },
  portfolio: 'Our portfolio',
  team: {
    title: 'The people responsible',
    invitation: 'The next of them could be you.',
    positions: 'Open positions',
  },
  contact: {
    enquiry: 'Send an enquiry',
    email: 'Email',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    address: 'Address',
    map: 'Show on the map',
    hours: 'Hours',
  },
  careers: {
    open: counted('en', { one: '{n} open position', other: '{n} open positions' }),
    none: 'No open positions today.',
    noMatch: 'No matching position.',
    all: 'Show all positions',
    filters: 'Filters',
    any: 'All',
    by: { company: 'Company', country: 'Country', department: 'Department' },
    /** The title of the page with filters. */
    filtered: filled('{title}: {filters} ({positions})'),
    facts: {
      company: 'Company',
      location: 'Location',
      department: 'Department',
      employment: 'Employment',
      experience: 'Experience',
      closing: 'Closing date',
    },
    experience: filled('Experience: {experience}'),
    closes: filled('Closes {day}'),
    apply: 'Apply',
    /** Behind Apply, for screen readers. */
    applyFor: filled(' for {title}'),
    more: 'More',
    /** Behind More, for screen readers. */
    moreAbout: filled(' about {title}'),
    back: 'All open positions',
    applied: 'Your application has arrived. Thank you.',
    appliedFor: filled('Your application for {title} has arrived. Thank you.'),
  },
  news: {
    title: 'Latest News',
    none: 'No news article selected.',
    gone: 'That article is no longer here. This is the latest.',
    all: 'All news',
    newer: 'Newer',
    older: 'Older',
    archive: 'Everything that was published, by year.',
    archived: counted('en', {
      one: '{n} article since {year}, newest first.',
      other: '{n} articles since {year}, newest first.',
    }),
    search: 'Search the news',
    years: 'Years',
    feed: 'News feed (RSS)',
    before: filled('Articles of {year} and before'),
    others: 'More news',
  },
  feeds: { rss: 'Latest News (RSS)', json: 'Latest News (JSON Feed)' },
  search: {
    title: 'Search',
    label: 'What are you looking for?',
    lead: 'Three letters of a word are enough. News, companies, services, positions and people are searched.',
    often: 'Often looked for',
    results: counted('en', {
      one: '{n} result for “{search}”',
      other: '{n} results for “{search}”',
    }),
    more: filled('More than {n} results for “{search}”'),
    moreThan: filled('{n}+'),
    none: filled('Nothing found for “{search}”.'),
    hint: 'Try fewer letters: three are enough, anywhere in a word.',
    ask: 'Ask us instead',
    next: 'More results',
    previous: 'Previous results',
    all: 'All',
    /** In the list of kinds, and of a single result. */
    kinds: {
      news: 'News',
      companies: 'Companies',
      services: 'Services',
      positions: 'Positions',
      portfolio: 'Portfolio',
      people: 'People',
    },
    kind: {
      news: 'News',
      companies: 'Company',
      services: 'Service',
      positions: 'Position',
      portfolio: 'Portfolio',
      people: 'Person',
    },
  },
  loading: 'Loading...',
  failed: {
    title: 'Error Occurred',
    unanswered: 'This page could not be loaded. Please try again in a moment.',
    retry: 'Try again',
    notFound: 'Page not found',
  },
  /** The title of a page whose form was posted. */
  posted: { refused: filled('Error: {title}'), sent: filled('Sent: {title}') },
  day: filled('{day} {month} {year}'),
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const

export type SiteWords = Translated<typeof site>

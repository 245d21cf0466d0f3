import { hostile, logoPicture, onePixelPicture, sailPicture } from '#ui/design/sheet/picture.ts'
import { hostileAbout, sampleAbout } from '../about/sample-about.ts'
import { hostileArticle, sampleArticle, sampleTitles } from '../sample/sample-site.ts'
import type { Brand, HomeData, Slide } from './home-data.ts'

const slides = [
  [
    'A group built between two shores',
    'Eight companies moving, building, powering and feeding the Gulf since 1958. Family-founded, professionally run, here for the long crossing.',
  ],
  [
    'We own what we build, so we build it to last',
    'Tabuq Engineering puts buildings up. Badgir Estates looks after them for decades.',
  ],
  [
    'Old trade routes, new cargo',
    'From dhow timber to data: goods and signals keep moving across the waters our founders sailed.',
  ],
] as const

export const sampleSlides: ReadonlyArray<Slide> = slides.map(([title, description], at) => ({
  id: String(at + 1),
  title,
  description,
  image: sailPicture,
}))

const companies = [
  ['Jalboot Marine', 'Ports and marine services'],
  ['Darbline Logistics', 'Freight, customs and cold chain'],
  ['Tabuq Engineering', 'Construction and fit-out'],
  ['Badgir Estates', 'Property and facilities'],
] as const

const brands: ReadonlyArray<Brand> = companies.map(([title, sector], at) => ({
  id: String(at + 1),
  title,
  sector,
  image: logoPicture,
}))

const marks = (count: number) => Array.from({ length: count }, () => logoPicture)

export const sampleHome: HomeData = {
  slides: sampleSlides,
  statement: sampleAbout.statement,
  statementAr: sampleAbout.statementAr,
  facts: sampleAbout.facts,
  companiesTitle: 'Eight companies, run by the people who built them',
  brands,
  historyTitle: sampleAbout.historyTitle,
  history: sampleAbout.history,
  newsTitle: 'Latest news',
  lead: { ...sampleArticle(), summary: 'The new berth adds 310 metres of quay.' },
  others: sampleTitles.headlines.slice(1).map((news) => ({ ...news, image: sailPicture })),
  portfolioTitle: 'Names that trust us with theirs',
  portfolio: [
    { id: '1', title: 'Marine and ports', images: marks(3) },
    { id: '2', title: 'Building and property', images: marks(4) },
  ],
  team: sampleAbout.team.slice(0, 3),
  offersServices: true,
}

export const emptyHome: HomeData = {
  slides: [],
  brands: [],
  history: [],
  others: [],
  portfolio: [],
  team: [],
  offersServices: false,
}

/** Words and pictures that nobody planned for. */
export const hostileHome: HomeData = {
  slides: [
    { id: '1', title: hostile.long, description: hostile.long, image: onePixelPicture },
    { id: '2', title: hostile.arabic, description: hostile.arabic, image: '' },
    { id: '3', title: '<b>not bold</b>', description: '', image: sailPicture },
    { id: '4', title: hostile.long.repeat(2), description: hostile.long.repeat(3), image: sailPicture },
  ],
  statement: hostileAbout.statement,
  statementAr: hostileAbout.statementAr,
  facts: hostileAbout.facts,
  companiesTitle: hostile.long,
  brands: [
    { id: '1', title: hostile.long, image: '', sector: hostile.long },
    { id: '2', title: hostile.arabic, image: onePixelPicture, sector: hostile.long },
    { id: '3', title: 'Tabuq', image: logoPicture, sector: '' },
  ],
  historyTitle: hostile.long,
  history: hostileAbout.history,
  newsTitle: hostile.long,
  lead: { ...hostileArticle, summary: hostileArticle.description },
  others: [hostileArticle],
  portfolioTitle: hostile.long,
  portfolio: [
    { id: '1', title: hostile.long, images: marks(12) },
    { id: '2', title: hostile.arabic, images: [onePixelPicture] },
    { id: '3', title: 'Nothing yet', images: [] },
  ],
  team: hostileAbout.team,
  offersServices: true,
}

import { readAbout } from '#ui/site/about/about-data.ts'
import { readCareer } from '#ui/site/career/career-data.ts'
import { readHome } from '#ui/site/home/home-data.ts'
import { readFrame } from '#ui/site/layout/frame/frame-data.ts'
import { readSelected, readTitles } from '#ui/site/news/news-data.ts'
import { readServices } from '#ui/site/services/services-data.ts'
import { readFrom } from './read-from.ts'

/** Asserts that the sample exists, as the stores are filled. */
const certain = <Sample>(sample: Sample | undefined): Sample => {
  if (sample === undefined) throw new Error('The sample stores lack what stories are about')
  return sample
}

const few = readFrom('few')

/** Today, in the site's stories. */
export const sampleDay = '2026-11-21'

// The data of pages with a few items of everything; stories remove parts of it.
export const sampleFrame = await readFrame(few)
export const sampleHome = await readHome(few)
export const sampleAbout = await readAbout(few)
export const sampleServices = await readServices(few)
export const sampleCareer = await readCareer(few, sampleDay)
export const samplePosition = certain(sampleCareer.positions[0])
export const sampleTitles = await readTitles(few)

const { article } = await readSelected(few, '6', Promise.resolve(sampleTitles))
export const sampleArticle = certain(article)

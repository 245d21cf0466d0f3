import { readAbout } from '#ui/site/about/about-data.ts'
import { readCareer } from '#ui/site/career/career-data.ts'
import { readHome } from '#ui/site/home/home-data.ts'
import { readFrame } from '#ui/site/layout/frame-data.ts'
import { readSelected, readTitles } from '#ui/site/news/news-data.ts'
import { readServices } from '#ui/site/services/services-data.ts'
import { readFrom } from './read-from.ts'

/** A sample that is there because the stores are filled. */
const certain = <Sample>(sample: Sample | undefined): Sample => {
  if (sample === undefined) throw new Error('The sample stores lack what stories are about')
  return sample
}

const few = readFrom('few')

/** The day on which the site is looked at. */
export const sampleDay = '2026-11-21'

// What the pages read where a little of everything is in the stores; stories take parts of it away.
export const sampleFrame = await readFrame(few)
export const sampleHome = await readHome(few)
export const sampleAbout = await readAbout(few)
export const sampleServices = await readServices(few)
export const sampleCareer = await readCareer(few, sampleDay)
export const samplePosition = certain(sampleCareer.positions[0])
export const sampleTitles = await readTitles(few, {})

const { article } = await readSelected(few, '6', Promise.resolve(sampleTitles))
export const sampleArticle = certain(article)

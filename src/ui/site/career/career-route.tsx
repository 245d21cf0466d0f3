import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { noPosition } from '#domain/visitor-forms/profile/profile.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'
import { fill } from '#domain/wording/template.ts'
import { formsWordsOf } from '#ui/words/site/use-forms-words.ts'
import { sharedWordsOf } from '#ui/words/use-shared-words.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { type ApplicationResponse, responseTitle } from '../visitor-form/form-responses.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute, useFrame } from '../routes/root-route.tsx'
import { jobPosting } from './job-posting.ts'
import { readCareer, type CareerData, type Position } from './career-data.ts'
import { applyAddress, careerSearch, type CareerSearch, type Filters } from './career-search.ts'
import { countText, filtered } from './filtered.ts'

const CareerPage = lazyRouteComponent(() => import('./career-page.tsx'), 'CareerPage')

export const careerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/career',
  validateSearch: careerSearch,
  loader: ({ context }) =>
    context.load('career', (read) => readCareer(read, context.today, formsWordsOf(context).locations)),
  head: ({ loaderData, matches, match }) => {
    const { formResponses } = match.context
    const frame = frameOf(matches)
    const site = frame?.site ?? {}
    const { head, positions = [], openApplication } = loaderData ?? {}
    const { apply, applied, reference: _, ...filters } = careerSearch({ ...match.search })
    const appliedFor = positions.find(({ id }) => id === apply)
    // Search engines expect one position per page.
    const facts = appliedFor && [jobPosting(appliedFor, site, match.context)]
    const words = siteWordsOf(match.context)
    const { comma } = sharedWordsOf(match.context)
    const careers = { title: words.places.careers, canonical: '/career' }
    const { open } = formsWordsOf(match.context).application
    const pageHead = appliedFor
      ? {
          title: appliedFor.title,
          description: summary(appliedFor.description),
          canonical: applyAddress(appliedFor),
          versions: appliedFor.original?.versions,
        }
      : openApplication && apply === noPosition
        ? { title: open.title, description: open.lead, canonical: applyAddress({ id: '' }) }
        : {
            ...careers,
            title: filteredTitle(positions, filters, words, comma),
            description: summary(head?.lead || positions.map(({ title }) => title).join(comma)),
          }
    const title = responseTitle(pageHead.title, formResponses?.career, applied, words)
    return headOf({ ...pageHead, title, facts }, frame, match.context)
  },
  component: pageComponent(CareerPage, () => ({
    frame: useFrame(),
    career: useCareer(),
    search: useSearch(),
    response: useResponse(),
    code: useCode(),
  })),
})

/** Names the chosen filters and the number of positions left, which screen readers read first. */
const filteredTitle = (
  positions: ReadonlyArray<Position>,
  filters: Filters,
  { places, careers }: SiteWords,
  comma: string,
) => {
  const chosen = Object.values(filters)
  if (chosen.length === 0) return places.careers
  return fill(careers.filtered, {
    title: places.careers,
    filters: chosen.join(comma),
    positions: countText(filtered(positions, filters), positions, careers),
  })
}

const useCareer = (): CareerData => careerRoute.useLoaderData()
/** The router adds what is not valid. */
const useSearch = (): CareerSearch => careerSearch({ ...careerRoute.useSearch() })
const useCode = (): string | undefined => careerRoute.useRouteContext().formResponses?.code
const useResponse = (): ApplicationResponse | undefined => careerRoute.useRouteContext().formResponses?.career

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { type ApplicationResponse, responseTitle } from '../form-responses.ts'
import { headOf } from '../head/head.ts'
import { page } from '../routes/page.tsx'
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
  loader: ({ context }) => context.load('career', (read) => readCareer(read, context.today)),
  head: ({ loaderData, matches, match }) => {
    const { formResponses } = match.context
    const frame = frameOf(matches)
    const site = frame?.site ?? {}
    const { positions = [] } = loaderData ?? {}
    const { apply, applied, reference: _, ...filters } = match.search
    const appliedFor = positions.find(({ id }) => id === apply)
    // Search engines expect one position per page.
    const facts = appliedFor && [jobPosting(appliedFor, site, match.context)]
    const careers = { title: 'Careers', canonical: '/career' }
    const pageHead = appliedFor
      ? {
          title: appliedFor.title,
          description: summary(appliedFor.description),
          canonical: applyAddress(appliedFor),
          versions: appliedFor.original?.versions,
        }
      : {
          ...careers,
          title: filteredTitle(careers.title, positions, filters),
          description: summary(positions.map(({ title }) => title).join(', ')),
        }
    const title = responseTitle(pageHead.title, formResponses?.career, applied)
    return headOf({ ...pageHead, title, facts }, frame, match.context)
  },
  component: page(CareerPage, () => ({
    frame: useFrame(),
    career: useCareer(),
    search: useSearch(),
    response: useResponse(),
  })),
})

/** Names the chosen filters and the number of positions left, which screen readers read first. */
const filteredTitle = (title: string, positions: ReadonlyArray<Position>, filters: Filters) => {
  const chosen = Object.values(filters)
  if (chosen.length === 0) return title
  return `${title}: ${chosen.join(', ')} (${countText(filtered(positions, filters), positions)})`
}

const useCareer = (): CareerData => careerRoute.useLoaderData()
const useSearch = (): CareerSearch => careerRoute.useSearch()
const useResponse = (): ApplicationResponse | undefined => careerRoute.useRouteContext().formResponses?.career

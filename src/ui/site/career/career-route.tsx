import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { headOf, summary } from '../head.ts'
import { page } from '../page.tsx'
import { frameOf, rootRoute, useFrame } from '../root-route.tsx'
import { readCareer, type CareerData } from './career-data.ts'
import { careerSearch, type CareerSearch } from './career-search.ts'

const CareerPage = lazyRouteComponent(() => import('./career-page.tsx'), 'CareerPage')

export const careerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/career',
  validateSearch: careerSearch,
  loader: ({ context }) => context.load('career', (read) => readCareer(read, context.today)),
  head: ({ loaderData, matches, match }) => {
    const { positions = [], picture } = loaderData ?? {}
    const wanted = positions.find(({ id }) => id === match.search.apply)
    const words = wanted
      ? { title: wanted.title, description: summary(wanted.description) }
      : { title: 'Careers', description: summary(positions.map(({ title }) => title).join(', ')) }
    return headOf(
      { ...words, canonical: '/career', noindex: wanted !== undefined, image: picture },
      frameOf(matches),
      match.context.publicUrl,
    )
  },
  component: page(CareerPage, () => ({ frame: useFrame(), career: useCareer(), search: useSearch() })),
})

const useCareer = (): CareerData => careerRoute.useLoaderData()
const useSearch = (): CareerSearch => careerRoute.useSearch()

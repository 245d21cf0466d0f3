import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type ApplicationAnswer, answeredTitle } from '../form-answers.ts'
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
    const { search, context } = match
    const wanted = positions.find(({ id }) => id === search.apply)
    const words = wanted
      ? { title: wanted.title, description: summary(wanted.description) }
      : { title: 'Careers', description: summary(positions.map(({ title }) => title).join(', ')) }
    const title = answeredTitle(words.title, context.formAnswers?.career, search.applied)
    return headOf(
      { ...words, title, canonical: '/career', noindex: wanted !== undefined, image: picture },
      frameOf(matches),
      context.publicUrl,
    )
  },
  component: page(CareerPage, () => ({
    frame: useFrame(),
    career: useCareer(),
    search: useSearch(),
    answer: useAnswer(),
  })),
})

const useCareer = (): CareerData => careerRoute.useLoaderData()
const useSearch = (): CareerSearch => careerRoute.useSearch()
const useAnswer = (): ApplicationAnswer | undefined => careerRoute.useRouteContext().formAnswers?.career

import { createRoute, notFound } from '@tanstack/react-router'
import { headOf } from '../head.ts'
import { frameOf, rootRoute } from '../root-route.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Every address that is none (P7). */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: () => {
    throw notFound()
  },
  head: ({ matches, match }) =>
    headOf({ title: 'Page not found', noindex: true }, frameOf(matches), match.context.publicUrl),
  notFoundComponent: NotFoundPage,
})

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { headOf } from '../head/head.ts'
import { page } from '../routes/page.tsx'
import { frameOf, rootRoute, useFrame } from '../routes/root-route.tsx'
import { readServices, type ServicesData } from './services-data.ts'

const ServicesPage = lazyRouteComponent(() => import('./services-page.tsx'), 'ServicesPage')

export const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  loader: ({ context }) => context.load('services', readServices),
  head: ({ loaderData, matches, match }) => {
    const services = loaderData?.services ?? []
    return headOf(
      {
        title: 'Our services',
        description: summary(services.map(({ title }) => title).join(', ')),
        canonical: '/services',
      },
      frameOf(matches),
      match.context,
    )
  },
  component: page(ServicesPage, () => ({ frame: useFrame(), services: useServices() })),
})

const useServices = (): ServicesData => servicesRoute.useLoaderData()

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { sharedWordsOf } from '#ui/words/use-shared-words.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
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
        title: siteWordsOf(match.context).places.services,
        description: summary(
          loaderData?.head?.lead ||
            services.map(({ title }) => title).join(sharedWordsOf(match.context).comma),
        ),
        canonical: '/services',
      },
      frameOf(matches),
      match.context,
    )
  },
  component: pageComponent(ServicesPage, () => ({ frame: useFrame(), services: useServices() })),
})

const useServices = (): ServicesData => servicesRoute.useLoaderData()

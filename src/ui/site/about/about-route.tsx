import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute, useFrame } from '../routes/root-route.tsx'
import { readAbout, type AboutData } from './about-data.ts'

const AboutPage = lazyRouteComponent(() => import('./about-page.tsx'), 'AboutPage')

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  loader: ({ context }) => context.load('about', readAbout),
  head: ({ loaderData, matches, match }) =>
    headOf(
      {
        title: siteWordsOf(match.context).places.about,
        description: summary(loaderData?.head?.lead || loaderData?.statement || ''),
        canonical: '/about',
      },
      frameOf(matches),
      match.context,
    ),
  component: pageComponent(AboutPage, () => ({ frame: useFrame(), about: useAbout() })),
})

const useAbout = (): AboutData => aboutRoute.useLoaderData()

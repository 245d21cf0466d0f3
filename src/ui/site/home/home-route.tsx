import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute, useFrame } from '../routes/root-route.tsx'
import { organization } from '../head/structured-data/organization.ts'
import { webSite } from '../head/structured-data/web-site.ts'
import { heroSizes } from './hero/hero-sizes.ts'
import { readHome, type HomeData, type Slide } from './home-data.ts'

const HomePage = lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage')

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => context.load('home', readHome),
  head: ({ loaderData, matches, match }) => {
    const { publicUrl } = match.context
    const frame = frameOf(matches)
    const site = frame?.site ?? {}
    const alternateName = frame?.otherName?.text
    return headOf(
      {
        description: summary(loaderData?.statement ?? ''),
        canonical: '/',
        home: siteWordsOf(match.context).home,
        firstPicture: firstPicture(loaderData?.slides[0]),
        facts: [organization(site, publicUrl, alternateName), webSite(site, match.context, alternateName)],
      },
      frame,
      match.context,
    )
  },
  component: pageComponent(HomePage, () => ({ frame: useFrame(), home: useHome() })),
})

const useHome = (): HomeData => homeRoute.useLoaderData()

const firstPicture = (slide: Slide | undefined) => slide && { src: slide.image, sizes: heroSizes }

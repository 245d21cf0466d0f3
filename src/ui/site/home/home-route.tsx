import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { headOf, summary } from '../head.ts'
import { page } from '../page.tsx'
import { frameOf, rootRoute, useFrame } from '../root-route.tsx'
import { heroSizes } from './hero-sizes.ts'
import { readHome, type HomeData, type Slide } from './home-data.ts'

const HomePage = lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage')

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => context.load('home', readHome),
  head: ({ loaderData, matches, match }) =>
    headOf(
      {
        description: summary(loaderData?.statement ?? ''),
        canonical: '/',
        image: loaderData?.slides[0]?.image,
        firstPicture: firstPicture(loaderData?.slides[0]),
      },
      frameOf(matches),
      match.context.publicUrl,
    ),
  component: page(HomePage, () => ({ frame: useFrame(), home: useHome() })),
})

const useHome = (): HomeData => homeRoute.useLoaderData()

const firstPicture = (slide: Slide | undefined) => slide && { src: slide.image, sizes: heroSizes }

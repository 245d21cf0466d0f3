import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { newsWording } from '#domain/wording/catalogue.ts'
import { Failed } from './failed/failed.tsx'
import { headOf } from './head/head.ts'
import { Frame } from './layout/frame.tsx'
import { readFrame, type FrameData } from './layout/frame-data.ts'
import { MainContent } from './layout/main-content.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { usePageStands } from './page.tsx'
import { TimeZone } from './written/published-day.tsx'
import type { SiteContext } from './read.ts'

/** The path of what is on the screen, which may not yet be what the address says. */
export const usePath = (): string =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })

/** Around every page stands the frame; an address that is none has nothing in it but the not-found page (P7). */
export const rootRoute = createRootRouteWithContext<SiteContext>()({
  loader: ({ context }) => context.load('frame', readFrame),
  // Every page says its own: this is for the addresses that have none, and for a frame that could not be read.
  head: ({ loaderData: frame, match }) =>
    headOf(
      { title: frame ? 'Page not found' : newsWording.failed, noindex: true },
      frame,
      match.context.publicUrl,
    ),
  component: function Site() {
    const { site, latestNews } = useFrame()
    return (
      <TimeZone value={rootRoute.useRouteContext().timeZone}>
        <Frame site={site} path={usePath()} latestNews={latestNews}>
          <Outlet />
        </Frame>
      </TimeZone>
    )
  },
  notFoundComponent: function NotFound() {
    usePageStands()
    return <NotFoundPage />
  },
  errorComponent: function WithoutFrame({ error }) {
    const path = usePath()
    return (
      <Frame site={{}} path={path}>
        <MainContent>
          <Failed error={error} path={path} />
        </MainContent>
      </Frame>
    )
  },
})

export const useFrame = (): FrameData => rootRoute.useLoaderData()

/** The root's match is the first of all, and what it loaded is the frame, unless it failed. */
export const frameOf = (matches: ReadonlyArray<{ readonly loaderData?: unknown }>) =>
  matches[0]?.loaderData as FrameData | undefined

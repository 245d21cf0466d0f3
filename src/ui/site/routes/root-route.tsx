import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { Failed } from '../errors/failed.tsx'
import { headOf } from '../head/head.ts'
import { Frame } from '../layout/frame/frame.tsx'
import { counterpartOf } from '../layout/frame/language-switch/counterpart.ts'
import { readFrame, type FrameData } from '../layout/frame/frame-data.ts'
import { MainContent } from '../layout/main-content.tsx'
import { NotFoundPage } from '../errors/not-found-page.tsx'
import { OwnPagesContext } from '../visitor-form/privacy-link.tsx'
import { usePageRendered } from './page.tsx'
import { TimeZone } from '../format/published-day.tsx'
import type { SiteContext } from './page-reads.ts'

/** The path of the rendered page, which may differ from the URL while the next page loads. */
export const usePath = (): string =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })

const useCounterpart = (): string => useRouterState({ select: ({ matches }) => counterpartOf(matches) })

/** The frame around every page, including the not-found page (P7). */
export const rootRoute = createRootRouteWithContext<SiteContext>()({
  loader: ({ context }) => context.load('frame', readFrame),
  // For unknown addresses and a frame that could not be loaded; every page has its own head.
  head: ({ loaderData: frame, match }) =>
    headOf(
      { title: siteWordsOf(match.context).failed[frame ? 'notFound' : 'title'], noindex: true },
      frame,
      match.context,
    ),
  component: function Site() {
    const { site, otherName, latestNews, ownPages } = useFrame()
    return (
      <TimeZone value={rootRoute.useRouteContext().timeZone}>
        <Frame
          site={site}
          otherName={otherName}
          path={usePath()}
          counterpart={useCounterpart()}
          latestNews={latestNews}
          ownPages={ownPages}
        >
          <OwnPagesContext value={ownPages}>
            <Outlet />
          </OwnPagesContext>
        </Frame>
      </TimeZone>
    )
  },
  notFoundComponent: function NotFound() {
    usePageRendered()
    return <NotFoundPage gone={rootRoute.useRouteContext().formResponses?.gone} />
  },
  errorComponent: function WithoutFrame({ error }) {
    const path = usePath()
    return (
      <Frame site={{}} path={path} counterpart={useCounterpart()}>
        <MainContent>
          <Failed error={error} path={path} />
        </MainContent>
      </Frame>
    )
  },
})

export const useFrame = (): FrameData => rootRoute.useLoaderData()

/** The frame, which the root route loads; `undefined` if that failed. */
export const frameOf = (matches: ReadonlyArray<{ readonly loaderData?: unknown }>) =>
  matches[0]?.loaderData as FrameData | undefined

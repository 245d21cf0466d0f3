import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { Failed } from './failed/failed.tsx'
import { Frame } from './layout/frame.tsx'
import { readFrame, type FrameData } from './layout/frame-data.ts'
import { Matter } from './layout/matter.tsx'
import type { SiteContext } from './read.ts'

/** The path of what is on the screen, which may not yet be what the address says. */
export const usePath = (): string => useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })

/** Around every page stands the frame. */
export const rootRoute = createRootRouteWithContext<SiteContext>()({
  loader: ({ context }) => context.load('frame', readFrame),
  component: function Site() {
    return (
      <Frame site={useFrame().site} path={usePath()}>
        <Outlet />
      </Frame>
    )
  },
  errorComponent: function WithoutFrame({ error }) {
    const path = usePath()
    return (
      <Frame site={{}} path={path}>
        <Matter>
          <Failed error={error} path={path} />
        </Matter>
      </Frame>
    )
  },
})

export const useFrame = (): FrameData => rootRoute.useLoaderData()

/** The root's match is the first of all, and what it loaded is the frame, unless it failed. */
export const frameOf = (matches: ReadonlyArray<{ readonly loaderData?: unknown }>) =>
  matches[0]?.loaderData as FrameData | undefined

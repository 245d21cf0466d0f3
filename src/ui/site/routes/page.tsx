import type { AsyncRouteComponent } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'

/** Called once a page is rendered and interactive: React hydrates it after the frame around it. */
export const PageRendered = createContext(() => {})

/** Call this in every component that fills the frame. */
export const usePageRendered = () => {
  const onRendered = use(PageRendered)
  useEffect(() => onRendered(), [onRendered])
}

/** A route component whose props come from its loader data. */
export const pageComponent = <Props extends object>(
  Page: AsyncRouteComponent<Props>,
  useProps: () => Props,
) => {
  const Loaded = () => {
    usePageRendered()
    return <Page {...useProps()} />
  }
  // In the browser the router removes it once the script of the page has loaded.
  return Object.defineProperty(Loaded as AsyncRouteComponent<object>, 'preload', { get: () => Page.preload })
}

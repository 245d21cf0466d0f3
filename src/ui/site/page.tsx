import type { AsyncRouteComponent } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'

/** Told when a page stands on the screen and answers to events: React hydrates it after the frame around it. */
export const PageStands = createContext(() => {})

/** Belongs in whatever fills the frame. */
export const usePageStands = () => {
  const stands = use(PageStands)
  useEffect(() => stands(), [stands])
}

/** A page that comes with its route and is drawn from what was loaded. */
export const page = <Props extends object>(Page: AsyncRouteComponent<Props>, useProps: () => Props) => {
  const Loaded = () => {
    usePageStands()
    return <Page {...useProps()} />
  }
  return Object.assign(Loaded, Page.preload && { preload: Page.preload })
}

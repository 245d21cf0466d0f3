import type { AsyncRouteComponent } from '@tanstack/react-router'

/** A page that comes with its route and is drawn from what was loaded. */
export const page = <Props extends object>(Page: AsyncRouteComponent<Props>, useProps: () => Props) => {
  const Loaded = () => <Page {...useProps()} />
  return Object.assign(Loaded, Page.preload && { preload: Page.preload })
}

import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ContentName } from '#domain/content/contents.ts'
import type { ContentLook } from './content/content-look.ts'

/** A content's three screens, loaded when one of them is opened. */
export interface ContentScreens {
  readonly List: RouteComponent
  readonly Add: RouteComponent
  readonly Edit: RouteComponent
}

const screens = <Name extends ContentName>(
  name: Name,
  look: () => Promise<{ readonly look: ContentLook<Name> }>,
): ContentScreens => {
  const screen = (load: () => Promise<ComponentType>) => ...

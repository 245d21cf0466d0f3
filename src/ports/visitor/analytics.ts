import { Context, type Effect } from 'effect'

export interface PageView {
  /** A known route of the site. */
  readonly path: string
  readonly referrer: string
}

/** Counts visits. A failure does not reach the visitor. */
export class Analytics extends Context.Service<Analytics, { view(view: PageView): Effect.Effect<void> }>()(
  'sahilan/ports/Analytics',
) {}

import { Effect, Layer } from 'effect'
import { Analytics, type PageView } from '#ports/analytics.ts'

/** Counts visits into a list that its owner can read. */
export const MemoryAnalytics = (views: Array<PageView> = []) =>
  Layer.succeed(Analytics, { view: (view) => Effect.sync(() => void views.push(view)) })

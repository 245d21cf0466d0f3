import { Context, type Effect } from 'effect'
import type { HomePage, StoredHomePage } from '#domain/home-page/home-page.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** The single details object of the home page. */
export class HomePageDetails extends Context.Service<
  HomePageDetails,
  {
    /** An empty site answers `{}`. */
    readonly get: Effect.Effect<StoredHomePage, ReadFailure>
    /** Replaces the parts that are sent; the rest stays. */
    update(change: HomePage & { readonly version?: number }): Effect.Effect<StoredHomePage, WriteFailure>
  }
>()('sahilan/ports/HomePageDetails') {}

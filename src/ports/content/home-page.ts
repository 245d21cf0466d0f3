import { Context, type Effect } from 'effect'
import type { HomePage, StoredHomePage } from '#domain/home-page/home-page.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Reads and updates the texts and pictures of the home page. */
export class HomePageDetails extends Context.Service<
  HomePageDetails,
  {
    /** Returns `{}` if nothing was saved yet. */
    readonly get: Effect.Effect<StoredHomePage, ReadFailure>
    /** Replaces the given parts. With an outdated `version` it fails with `ItemChanged`. */
    update(change: HomePage & { readonly version?: number }): Effect.Effect<StoredHomePage, WriteFailure>
  }
>()('sahilan/ports/HomePageDetails') {}

import { Context, type Effect } from 'effect'
import type { allLanguages } from '#domain/language/in-language.ts'
import type { HomePageContent, StoredHomePage } from '#domain/content/home-page/home-page.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Reads and updates the texts and pictures of the home page; `lang` as in `Contents`. */
export class HomePageDetails extends Context.Service<
  HomePageDetails,
  {
    /** Returns `{}` if nothing was saved yet. */
    get(lang?: string): Effect.Effect<StoredHomePage, ReadFailure>
    /** Replaces the given parts. With an outdated `version` it fails with `ItemChanged`. */
    update(
      change: HomePageContent & { readonly version?: number },
      lang?: typeof allLanguages,
    ): Effect.Effect<StoredHomePage, WriteFailure>
  }
>()('sahilan/ports/HomePageDetails') {}

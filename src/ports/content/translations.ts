import { Context, type Effect } from 'effect'
import type { TranslationCounts } from '#domain/language/translation-counts.ts'
import type { ReadFailure } from '../failures.ts'

/** How much of the site is translated. */
export class Translations extends Context.Service<
  Translations,
  {
    /** One entry for each content type with translations and the home page, and each further language. */
    counts(): Effect.Effect<ReadonlyArray<TranslationCounts>, ReadFailure>
  }
>()('sahilan/ports/Translations') {}

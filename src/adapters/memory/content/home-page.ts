import { Effect, Layer, Schema } from 'effect'
import { homePageId } from '#domain/history/subject.ts'
import { homePageErrors } from '#domain/content/home-page/home-page-errors.ts'
import { withoutAliases } from '#domain/content/home-page/aliases.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { readDetails, savedDetails, type StoredDetails } from '#domain/content/home-page/stored-home-page.ts'
import { HomePageContent, type StoredHomePage } from '#domain/content/home-page/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { inputRefused } from '#ports/failures.ts'
import { itemChanged } from '#ports/item-failures.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'
import { makeJournal, type Journal } from '../store/journal.ts'

export interface MemoryHomePageDetailsOptions extends Behaviour {
  readonly details?: StoredHomePage
  /** Records changes. */
  readonly journal?: Journal
}

/** Stores the home page as long as the layer lives. */
export const MemoryHomePageDetails = ({
  details = {},
  journal = makeJournal(),
  ...behaviour
}: MemoryHomePageDetailsOptions = {}) =>
  Layer.effect(
    HomePageDetails,
    Effect.gen(function* () {
      const languages = yield* SiteLanguages
      let stored: StoredDetails = withoutAliases(asGroup(details))
      const { read, write } = simulate(behaviour)

      const update = Effect.fnUntraced(function* ({ version, ...change }: StoredHomePage, lang?: string) {
        if (version !== undefined && version !== (stored.version ?? 0))
          return yield* itemChanged('home page', readDetails(stored, lang, languages))
        const errors = homePageErrors(change)
        if (Object.keys(errors).length > 0) return yield* inputRefused(errors)
        const parts = savedDetails(
          partsOf(stored),
          asGroup(Schema.decodeUnknownSync(HomePageContent)(change)),
          languages,
        )
        const now = yield* isoNow
        const before = partsOf(stored)
        const next = (stored.version ?? 0) + 1
        stored = { ...parts, version: next, createdAt: stored.createdAt ?? now, updatedAt: now }
        const ref = { subject: 'homePage', itemId: homePageId } as const
        yield* journal.changed({ ...ref, kind: 'updated', before, after: partsOf(stored), version: next })
        return readDetails(stored, lang, languages)
      })

      return HomePageDetails.of({
        get: (lang) => read(Effect.sync(() => readDetails(stored, lang, languages))),
        update: (change, lang) => write(update(change, lang)),
      })
    }),
  )

const partsOf = ({
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...parts
}: StoredDetails) => parts

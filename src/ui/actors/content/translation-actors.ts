import { Effect } from 'effect'
import { contentTypes, type AnyContentType, type ContentTypeName } from '#domain/content/content-types.ts'
import type { ContentQuery } from '#domain/content/list/list-query.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { homePageId } from '#domain/history/subject.ts'
import { gapRowsFrom } from '#domain/language/gap-rows.ts'
import type { TranslationCounts } from '#domain/language/translation-counts.ts'
import { Contents } from '#ports/content/contents.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { Translations } from '#ports/content/translations.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'

export interface TranslationActors {
  /** How much is translated of what the user may edit. */
  readonly counts: Reading<ReadonlyArray<TranslationCounts>>
  /** Finds something else with a gap, at first of the same subject; `undefined` if there is nothing. */
  readonly nextGap: (from: Partial<ItemRef>, found: (next: ItemRef | undefined) => void) => void
}

export const translationActors = (
  bridge: Bridge<Contents | Translations>,
  { announce, words }: Announcer,
): TranslationActors => {
  const finding = bridge.fromRead(nextGap)
  return {
    counts: readingOf(
      bridge,
      Effect.flatMap(Translations, (port) => port.counts()),
    ),
    nextGap: (from, found) =>
      bridge.perform(finding, from, {
        done: found,
        failed: (failure) => announce(failedRequest(words.failures.translations, failure)),
      }),
  }
}

const nextGap = (
  from: Partial<ItemRef>,
): Effect.Effect<ItemRef | undefined, ReadFailure, Contents | Translations> =>
  Effect.gen(function* () {
    const counts = yield* (yield* Translations).counts()
    for (const { subject, lang, state } of gapRowsFrom(counts, from.subject)) {
      const ids =
        subject === 'homePage'
          ? [homePageId]
          : yield* idsOf(subject, { translation: { state, lang }, size: 2 })
      const itemId = ids.find((id) => subject !== from.subject || id !== from.itemId)
      if (itemId !== undefined) return { subject, itemId }
    }
    return undefined
  })

const idsOf = (name: ContentTypeName, query: ContentQuery) => {
  const contentType: AnyContentType = contentTypes[name]
  return Effect.map(
    Effect.flatMap(Contents, (port) => port.list(contentType, query)),
    ({ items }) => items.map(({ id }) => id),
  )
}

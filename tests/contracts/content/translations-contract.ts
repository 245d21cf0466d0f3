import { Arbitrary, Effect, Equal, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { translatedContents } from '#domain/language/translation-counts.ts'
import { textStates, translationState, type TranslationState } from '#domain/language/translation-state.ts'
import { inputOf } from './content-inputs.ts'
import { run, startedFor, type Start } from '../support/started.ts'
import type { Stores } from '../support/stores-under-test.ts'

const Word = Schema.Literals(['', 'one', 'two'])
const Named = Schema.Literals(['one', 'two', 'three'])

/** Saves of a few items, which are chosen by a number. */
const Save = Schema.Union([
  Schema.Struct({ kind: Schema.Literals(['add']), title: Named, arabic: Word }),
  Schema.Struct({
    kind: Schema.Literals(['update']),
    which: Schema.Literals([0, 1, 2]),
    title: Schema.optionalKey(Named),
    sector: Schema.optionalKey(Word),
    arabic: Schema.optionalKey(
      Schema.Struct({ title: Schema.optionalKey(Word), sector: Schema.optionalKey(Word) }),
    ),
    confirmed: Schema.Array(Schema.Literals(['title', 'sector'])),
  }),
  Schema.Struct({ kind: Schema.Literals(['remove', 'restore', 'last']), which: Schema.Literals([0, 1, 2]) }),
  Schema.Struct({ kind: Schema.Literals(['homePage']), statement: Word, arabic: Word, fact: Word }),
])

const tally = (states: ReadonlyArray<TranslationState>) => ({
  complete: states.filter((state) => state === 'complete').length,
  missing: states.filter((state) => state === 'missing').length,
  outdated: states.filter((state) => state === 'outdated').length,
})

/** Contract of `Translations`, beside the stores whose items it counts. */
export const translationsContract = (label: string, start: Start<Stores['Service']>, runs = 25) => {
  describe(`${label}: translations`, () => {
    const stores = startedFor('all', start)

    const save = ({ contents, homePage, trash }: Stores['Service'], given: typeof Save.Type) =>
      Effect.gen(function* () {
        const { items } = yield* contents.list(brand)
        const idAt = (which: number) => items[which % Math.max(1, items.length)]?.id
        if (given.kind === 'add')
          yield* contents.add(
            brand,
            inputOf(brand, given.title, { translations: { ar: { title: given.arabic } } }),
          )
        else if (given.kind === 'homePage') {
          const { statement, arabic, fact } = given
          const facts = [{ value: '1', label: fact, translations: { ar: { label: arabic } } }]
          yield* homePage.update({ statement, facts, translations: { ar: { statement: arabic } } })
        } else if (given.kind === 'restore') {
          const [deleted] = (yield* trash.list({ subjects: ['brand'] })).items
          if (deleted !== undefined) yield* trash.restore(deleted)
        } else {
          const id = idAt(given.which)
          if (id === undefined) return
          if (given.kind === 'remove') yield* contents.remove(brand, id)
          if (given.kind === 'last') yield* contents.move(brand, id, 'last')
          if (!('confirmed' in given)) return
          const { kind: _, which: __, arabic, confirmed, ...fields } = given
          const translations = arabic && { translations: { ar: arabic } }
          yield* contents.update(brand, id, { ...fields, ...translations, confirmed: { ar: confirmed } })
        }
      })

    const expected = ({ contents, homePage }: Stores['Service']) =>
      Effect.gen(function* () {
        const ofContents = yield* Effect.forEach(translatedContents, (contentType) =>
          Effect.map(contents.list(contentType, undefined, 'all'), ({ items }) => {
            const states = items.map((item) => translationState(contentType, asGroup(item), 'ar'))
            return { subject: contentType.name, lang: 'ar', ...tally(states) }
          }),
        )
        const texts = textStates(homePageTexts, asGroup(yield* homePage.get('all')), 'ar')
        return [...ofContents, { subject: 'homePage', lang: 'ar', ...tally(texts) }]
      })

    it('[T20] count what the domain says of every item, after any sequence of saves', async () => {
      const saves = Arbitrary.schema(Schema.Array(Save).check(Schema.isMinLength(8)))
      const result = await run(
        Arbitrary.checkEffect(
          saves,
          Effect.fnUntraced(function* (given) {
            yield* Effect.forEach(given, (each) => save(stores(), each))
            const [counts, states] = [yield* stores().translations.counts(), yield* expected(stores())]
            return Equal.equals(counts, states)
          }),
          { runs },
        ),
      )
      expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
    })

    it('[T20] count each item once by its worst text', async () => {
      const { contents, translations } = stores()
      const count = async () =>
        (await run(translations.counts())).find(({ subject }) => subject === 'newsArticle')
      const before = { complete: 0, missing: 0, outdated: 0, ...(await count()) }
      const arabic = { translations: { ar: { title: 'خبر', description: 'نص' } } }
      await run(contents.add(newsArticle, inputOf(newsArticle, 'None')))
      await run(contents.add(newsArticle, inputOf(newsArticle, 'Whole', arabic)))
      const { id } = await run(contents.add(newsArticle, inputOf(newsArticle, 'Stale', arabic)))
      await run(contents.update(newsArticle, id, { description: 'Other' }))
      expect(await count()).toEqual({
        ...before,
        complete: before.complete + 1,
        missing: before.missing + 1,
        outdated: before.outdated + 1,
      })
    })
  })
}

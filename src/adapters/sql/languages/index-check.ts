import type { DatabaseSync } from 'node:sqlite'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { translatedContents } from '#domain/language/translation-counts.ts'
import { translationStates } from '#domain/language/translation-state.ts'
import { stateCounter, translatedTextOf } from './translated-texts.ts'

/** Compares the index of translations with the items that it is about, and its counters with its rows. */
export const indexCheck = (database: DatabaseSync) => {
  const tags = database
    .prepare('select tag from languages where is_default = 0 order by tag')
    .all()
    .map(({ tag }) => String(tag))
  const stored = database.prepare(
    `select language, state, title_key, folded from translated_texts
    where subject = ? and language = ? and item_id = ?`,
  )
  const seen = new Map<string, number>()

  return {
    /** A sentence for each row of an item that is wrong or missing. */
    faultsOf: (contentType: AnyContentType, item: { readonly id: string }): ReadonlyArray<string> => {
      if (!translatedContents.includes(contentType)) return []
      return tags.flatMap((tag) => {
        const row = stored.get(contentType.name, tag, Number(item.id))
        const name = `The index of ${contentType.nouns.one} ${item.id} in ${tag}`
        if (row === undefined) return [`${name} is missing. The next start of the server adds it.`]
        seen.set(`${contentType.name}.${tag}`, (seen.get(`${contentType.name}.${tag}`) ?? 0) + 1)
        const expected = Object.entries(translatedTextOf(contentType, asGroup(item), tag))
        return expected.every(([column, value]) => row[column] === value) ? [] : [`${name} is wrong.`]
      })
    },

    /** Once all items were compared: rows without an item, and wrong counters. */
    remaining: (): ReadonlyArray<string> => {
      const rows = database
        .prepare(
          'select subject, language, count(*) as total from translated_texts group by subject, language',
        )
        .all()
        .flatMap(({ subject, language, total }) => {
          const surplus = Number(total) - (seen.get(`${String(subject)}.${String(language)}`) ?? 0)
          return surplus === 0
            ? []
            : [`The index of ${String(subject)} in ${String(language)} has ${surplus} rows without an item.`]
        })
      const counted = database.prepare(
        'select count(*) as total from translated_texts where subject = ? and language = ? and state = ?',
      )
      const counter = database.prepare('select total from counters where name = ?')
      const counters = translatedContents.flatMap(({ name }) =>
        tags.flatMap((tag) =>
          translationStates.flatMap((state) => {
            const there = Number(counter.get(stateCounter(name, tag, state))?.['total'] ?? 0)
            const right = Number(counted.get(name, tag, state)?.['total'])
            const named = `The counter of ${stateCounter(name, tag, state)}`
            return there === right ? [] : [`${named} is ${there} instead of ${right}.`]
          }),
        ),
      )
      return [...rows, ...counters]
    },
  }
}

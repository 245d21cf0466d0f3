import { translationState, type TranslationState } from '#domain/language/translation-state.ts'
import { asGroup, type TranslatedFields } from '#domain/language/translated-fields.ts'
import { fill } from '#domain/wording/template.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useSiteLanguages } from '../../screen-parts/use-site-languages.ts'
import * as styles from './columns.css.ts'

/** Marks rows that lack a language or are out of date in one; what is complete says nothing. */
export const languagesColumn = (declared: TranslatedFields, header: string): Column<object> => ({
  key: 'languages',
  header,
  cell: (row) => <LanguageMarks declared={declared} row={row} />,
})

const tones = { missing: 'buff', outdated: 'outline' } as const

function LanguageMarks({ declared, row }: { declared: TranslatedFields; row: object }) {
  const [, ...further] = useSiteLanguages()
  const words = useListWords().list.marks
  const { nameOf } = useLanguageNames()
  const stateIn = (tag: string): TranslationState =>
    'translations' in row ? translationState(declared, asGroup(row), tag) : 'complete'
  return (
    <span className={styles.marks}>
      {further.map(({ tag }) => {
        const state = stateIn(tag)
        return (
          state !== 'complete' && (
            <Tag key={tag} tone={tones[state]}>
              {fill(words[state], { language: nameOf(tag) })}
            </Tag>
          )
        )
      })}
    </span>
  )
}

import { useEffect } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import type { Subject } from '#domain/history/subject.ts'
import { translationStates } from '#domain/language/translation-state.ts'
import { numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useReading } from '#ui/actors/bridge/use-reading.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import type { ListAddress } from '../../shell/navigation/list-address.ts'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import { anyTranslation, type TranslationFilter } from './translation-filter.ts'
import * as styles from './translation-strip.css.ts'

export interface TranslationStripProps {
  subject: Subject
  screen: Screen
  address: ListAddress
  filter: TranslationFilter
  /** The length of the list; a change refetches the counts. */
  total: number | undefined
}

/** Links to the items of each state of translation. Their figures are those of the whole list, without a search. */
export function TranslationStrip({ subject, screen, address, filter, total }: TranslationStripProps) {
  const { value: counts, fetch } = useReading(useActors().staff().translations.counts)
  const { all, marks } = useListWords().list
  const { filterName } = useTranslationWords()
  const { nameOf } = useLanguageNames()
  useEffect(() => {
    if (total !== undefined) fetch()
  }, [fetch, total])

  // The list below does not move when the figures arrive.
  if (counts === undefined) return <div className={styles.strip} />
  const rows = counts.filter((row) => row.subject === subject)
  if (rows.length === 0) return null
  const { page: _, ...kept } = address
  const link = (own: TranslationFilter, label: string, figure: number) => (
    <ScreenAnchor
      key={label}
      screen={screen}
      search={{ ...kept, ...anyTranslation, ...own }}
      aria-current={own.translation === filter.translation && own.in === filter.in ? 'true' : undefined}
      className={styles.link}
    >
      {label}
      {address.q === undefined && <span className={styles.figure}>{numberText(figure)}</span>}
    </ScreenAnchor>
  )
  const [{ missing, outdated, complete } = { missing: 0, outdated: 0, complete: 0 }] = rows
  return (
    <nav aria-label={filterName} className={styles.strip}>
      {link({}, all, missing + outdated + complete)}
      {rows.map((row) =>
        translationStates.map((state) =>
          link(
            { translation: state, in: row.lang },
            fill(marks[state], { language: nameOf(row.lang) }),
            row[state],
          ),
        ),
      )}
    </nav>
  )
}

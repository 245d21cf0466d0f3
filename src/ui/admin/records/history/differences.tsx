import { useMemo } from 'react'
import type { Change, Snapshot } from '#domain/history/activity.ts'
import { difference } from '#domain/history/difference.ts'
import { languageOf } from '#domain/language/language.ts'
import { Difference } from '#ui/design/data/difference/difference.tsx'
import { Thumbnail } from '#ui/design/data/table/thumbnail.tsx'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { useFieldWords } from '#ui/words/content/use-field-words.ts'
import { useHistoryWords } from '#ui/words/content/use-history-words.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { storedPicture } from '../../screen-parts/picture-view.ts'
import * as styles from './history.css.ts'

const entries = {
  text: undefined,
  entries: (value: string) => value,
  pictures: (value: string) => <Thumbnail {...storedPicture(value)} sizes="84px" />,
} as const

export interface DifferencesProps {
  change: Pick<Change, 'kind' | 'subject' | 'before' | 'after'>
}

/** An erasure stores its counts in `after`; they are shown as removed. */
const statesOf = ({
  kind,
  before,
  after,
}: DifferencesProps['change']): readonly [Snapshot | null, Snapshot | null] =>
  kind === 'forgotten' || kind === 'expired' ? [before ?? after, null] : [before, after]

export function Differences({ change }: DifferencesProps) {
  const words = useHistoryWords()
  const labels = useFieldWords()
  const { paths } = useEditorWords()
  const { nameOf } = useLanguageNames()
  const { subject } = change
  const [before, after] = statesOf(change)
  const fields = useMemo(
    () =>
      subject === '' ? [] : difference(subject, before, after, { labels, paths, nameOfLanguage: nameOf }),
    [subject, before, after, labels, paths, nameOf],
  )
  if (fields.length === 0) return <p className={styles.nothing}>{words.noDifferences}</p>
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, label, lang, shows, parts }) => (
        <div key={field} className={styles.field}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Difference
              parts={parts}
              entry={field === 'languages' ? nameOf : entries[shows]}
              {...(lang !== undefined && { lang, dir: languageOf(lang)?.dir ?? 'ltr' })}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

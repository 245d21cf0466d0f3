import type { PreviewChange } from '#domain/publishing/preview.ts'
import { useFieldNames } from '#ui/admin/publishing/editor/field-names.ts'
import { Sentence } from '#ui/words/sentence.tsx'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { usePreviewWords } from '#ui/words/editor/use-preview-words.ts'
import { usePublishingWords } from '#ui/words/editor/use-publishing-words.ts'
import * as styles from './preview-bar.css.ts'

/** Lists the changes to what a previewed page shows. */
export function PreviewChanges({ changes }: { changes: ReadonlyArray<PreviewChange> }) {
  const words = usePreviewWords()
  return (
    <>
      <ol>
        {changes.map((change, at) => (
          <li key={at} className={styles.change}>
            <Change {...change} />
          </li>
        ))}
      </ol>
      <p className={styles.detail}>{words.forms}</p>
    </>
  )
}

function Change({ subject, title, kind, changes, conflicts, release, author }: PreviewChange) {
  const words = usePreviewWords()
  const { untitled } = usePublishingWords().scheduled
  const { HomePage } = useOfficeWords().screens
  const fieldNames = useFieldNames(subject)
  const kinds = { add: words.added, unpublish: words.unpublished, update: fieldNames(changes) }
  const from = [release, author.name].filter((name) => name !== '')
  return (
    <>
      <bdi className={styles.title}>{subject === 'homePage' ? HomePage : title.trim() || untitled}</bdi>
      <span className={styles.fields}>{kinds[kind]}</span>
      {conflicts.length > 0 && (
        <span>
          <Sentence of={words.conflict} fields={fieldNames(conflicts)} />
        </span>
      )}
      {from.length > 0 && (
        <span className={styles.detail}>
          {from.map((name, at) => (
            <span key={name}>
              {at > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

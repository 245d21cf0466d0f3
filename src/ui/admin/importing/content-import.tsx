import { useRouter } from '@tanstack/react-router'
import { use } from 'react'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { ImportedItem } from '#domain/content/import/import-row.ts'
import { csvColumns } from '#domain/content/import/csv-rows.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { useImportWords } from '#ui/words/content/use-import-words.ts'
import { screenAddress } from '../shell/navigation/screen-address.ts'
import { contentSections } from '../shell/navigation/admin-sections.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'
import { ImportDialog } from './import-dialog.tsx'
import * as styles from './importing.css.ts'

interface ContentImportProps {
  name: ContentTypeName
  onClose: () => void
}

const titleOf = ({ title }: ImportedItem) => <bdi>{title}</bdi>

/** Imports items into drafts, and opens their list. */
export function ContentImport({ name, onClose }: ContentImportProps) {
  const request = use(useActors().staff().imports()).get(name)
  const { content: words } = useImportWords()
  const languages = useSiteLanguages()
  const router = useRouter()
  if (request === undefined) return null
  const close = (imported: boolean) => {
    onClose()
    if (imported)
      void router.navigate({
        to: screenAddress(contentSections[name].screens[0]),
        search: { list: 'drafts' },
      })
  }
  return (
    <ImportDialog
      request={request}
      title={words.title}
      text={words.text}
      label={words.import}
      failed={words.failed}
      column={{ key: 'title', header: words.item, role: 'main', cell: titleOf }}
      onClose={close}
    >
      <p className={styles.details}>
        {words.columns}{' '}
        <code dir="ltr" className={styles.columns}>
          {csvColumns(name, languages).join(', ')}
        </code>
      </p>
    </ImportDialog>
  )
}

import type { ImportedRedirect } from '#domain/addresses/redirects/redirect.ts'
import { useRedirects } from '#ui/actors/office/use-lazy-actors.ts'
import { useAddressWords } from '#ui/words/office/use-address-words.ts'
import { ImportDialog } from '../../importing/import-dialog.tsx'
import * as styles from './addresses.css.ts'

interface RedirectImportProps {
  onClose: (imported: boolean) => void
}

const addressOf = ({ from }: ImportedRedirect) => (
  <code dir="ltr" className={styles.address}>
    {from}
  </code>
)

/** Imports old addresses. */
export function RedirectImport({ onClose }: RedirectImportProps) {
  const { importing, columns, failures } = useAddressWords()
  return (
    <ImportDialog
      request={useRedirects().import}
      title={importing.title}
      text={importing.text}
      label={importing.import}
      failed={failures.import}
      column={{ key: 'from', header: columns.from, role: 'main', cell: addressOf }}
      onClose={onClose}
    />
  )
}

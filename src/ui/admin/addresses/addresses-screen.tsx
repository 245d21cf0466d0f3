import { Suspense, useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { SkeletonRows } from '#ui/design/feedback/skeleton-rows/skeleton-rows.tsx'
import { Icon } from '#ui/design/layout/icon/icon.tsx'
import { PageTitle } from '#ui/design/layout/page-title/page-title.tsx'
import { useAddressWords } from '#ui/words/use-address-words.ts'
import { useOfficeWords } from '#ui/words/use-office-words.ts'
import { useOwnLocation } from '../navigation/own-location.ts'
import { ListStrip } from '../publishing/scheduled/list-strip.tsx'
import { useTitle } from '../screen-parts/use-title.ts'
import * as styles from './addresses.css.ts'
import { missingLists, MissingPanel } from './missing-panel.tsx'
import { RedirectImport } from './redirect-import.tsx'
import { RedirectsPanel } from './redirects-panel.tsx'

/** Where old addresses lead, and what visitors asked for in vain. */
export function AddressesScreen() {
  const { search } = useOwnLocation()
  const words = useAddressWords()
  const title = useOfficeWords().screens.Addresses
  const [adding, setAdding] = useState(false)
  const [importing, setImporting] = useState(false)
  /** Changes after an import, so that the list is fetched again. */
  const [imports, setImports] = useState(0)
  const showsMissing = missingLists.some((list) => list === search['list'])
  useTitle(title)
  return (
    <>
      <PageTitle
        title={title}
        note={words.note}
        actions={
          !showsMissing && (
            <>
              <Button size="sm" variant="quiet" onClick={() => setImporting(true)}>
                <Icon name="upload" size="md" />
                {words.import}
              </Button>
              <Button size="sm" onClick={() => setAdding(true)}>
                <Icon name="plus" size="md" />
                {words.add}
              </Button>
            </>
          )
        }
      />
      <ListStrip
        screen="Addresses"
        label={title}
        current={showsMissing ? 'missing' : undefined}
        entries={[
          { list: undefined, name: words.tabs.old },
          { list: 'missing', name: words.tabs.missing },
        ]}
      />
      <div className={styles.panel}>
        <Suspense fallback={<SkeletonRows />}>
          {showsMissing ? (
            <MissingPanel />
          ) : (
            <RedirectsPanel key={imports} adding={adding} onAdded={() => setAdding(false)} />
          )}
          {importing && (
            <RedirectImport
              onClose={(imported) => {
                setImporting(false)
                if (imported) setImports(imports + 1)
              }}
            />
          )}
        </Suspense>
      </div>
    </>
  )
}
